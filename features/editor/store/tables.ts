import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { StoreTables, Timestamp } from '#content/database/tables/tables.ts';
import type { CommentPlace, CommentStep } from '#editing/comments/comment.ts';
import type { Role } from '#editing/person.ts';
import type { ReviewKind } from '#editing/review/review.ts';
import type { Shown } from '#editing/sharing/share.ts';

/** The editor's database, beside the articles'. */
export type EditorDatabase = Kysely<StoreTables & EditorTables>;

/** Tables that the editor alone uses. They are made with the store's. */
export type EditorTables = {
  people: PersonTable;
  ended_sessions: { session_hash: string; forgotten_at: Date };
  reviews: ReviewTable;
  comment_steps: CommentStepTable;
  shares: ShareTable;
  listed_articles: ListedArticleTable;
};

/** Somebody who works in the editor, or did. */
export interface PersonTable {
  id: string;
  name: string;
  /** In which names that look the same are the same. */
  folded_name: string;
  role: Role;
  /** SHA-256, in hexadecimal digits; null where it was revoked. */
  token_hash: string | null;
  /** Of the account that they may sign in with, in small letters. */
  email: ColumnType<string | null, string | null | undefined, string | null>;
  added_at: Timestamp;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** What was done with comments. Nothing here is ever changed or taken away. */
export interface CommentStepTable {
  path: string;
  /** From 1, for each article. */
  number: number;
  /** As whoever did it has named it. */
  id: string;
  kind: CommentStep['kind'];
  /** The one that is answered, resolved or opened again. */
  comment: string | null;
  place: JSONColumnType<CommentPlace, string | null, never> | null;
  text: string | null;
  author: string;
  at: Timestamp;
}

/** Links to previews. */
export interface ShareTable {
  id: string;
  path: string;
  secret_hash: string;
  kind: Shown['kind'];
  sequence: number | null;
  revision: string | null;
  /** What is shown, where that is one state of a draft and the link holds. */
  article: JSONColumnType<object, string | null, null> | null;
  author: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  revoked_by: string | null;
  opened_at: Timestamp | null;
  opened: Generated<number>;
}

/** A review that was asked for or given. Nothing here is ever changed. */
interface ReviewTable {
  number: Generated<string>;
  path: string;
  /** The last operation in the state that it is about. */
  sequence: number;
  kind: ReviewKind;
  /** The id of whoever has made it, and their name. */
  person: string;
  author: string;
  asked_of: string | null;
  words: string;
  made_at: Timestamp;
}

/** What editors look for in an article as it is saved. It follows what is saved, a moment behind. */
interface ListedArticleTable {
  path: string;
  /** Of the draft, else of what is published or was last. */
  revision: string;
  /** Path, title, description and all text. */
  words: string;
  block_types: ColumnType<string[], string[], string[]>;
  /** The version of the rules that it was checked by; null where it was not checked yet. */
  checked_by: string | null;
  /** The names of the rules that it breaks. */
  rules: ColumnType<string[], string[] | undefined, string[]>;
  errors: Generated<number>;
  /** Problems that are no errors. */
  hints: Generated<number>;
}
