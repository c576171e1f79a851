import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { StoreTables, Timestamp } from '#content/database/tables/tables.ts';
import type { CommentPlace, CommentStep } from '#editor-preview/model/comments/comment.ts';
import type { Role } from '#editor-preview/model/person.ts';
import type { ReviewKind } from '#editor-preview/model/review/review.ts';
import type { Shown } from '#editor-preview/model/sharing/share.ts';

export type EditorDatabase = Kysely<StoreTables & EditorTables>;

export type EditorTables = {
  people: PersonTable;
  ended_sessions: { session_hash: string; forgotten_at: Date };
  reviews: ReviewTable;
  comment_steps: CommentStepTable;
  shares: ShareTable;
  listed_articles: ListedArticleTable;
};

export interface PersonTable {
  id: string;
  name: string;
  folded_name: string;
  role: Role;
  /** SHA-256 in hexadecimal; null once revoked. */
  token_hash: string | null;
  email: ColumnType<string | null, string | null | undefined, string | null>;
  added_at: Timestamp;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface CommentStepTable {
  path: string;
  number: number;
  id: string;
  kind: CommentStep['kind'];
  comment: string | null;
  place: JSONColumnType<CommentPlace, string | null, never> | null;
  text: string | null;
  author: string;
  at: Timestamp;
}

export interface ShareTable {
  id: string;
  path: string;
  secret_hash: string;
  kind: Shown['kind'];
  sequence: number | null;
  revision: string | null;
  article: JSONColumnType<object, string | null, null> | null;
  author: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  revoked_by: string | null;
  opened_at: Timestamp | null;
  opened: Generated<number>;
}

interface ReviewTable {
  number: Generated<string>;
  path: string;
  sequence: number;
  kind: ReviewKind;
  person: string;
  author: string;
  asked_of: string | null;
  words: string;
  made_at: Timestamp;
}

interface ListedArticleTable {
  path: string;
  revision: string;
  words: string;
  block_types: ColumnType<string[], string[], string[]>;
  /** Version of the rules; null before the first check. */
  checked_by: string | null;
  rules: ColumnType<string[], string[] | undefined, string[]>;
  errors: Generated<number>;
  hints: Generated<number>;
}
