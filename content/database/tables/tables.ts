import type { ColumnType, Generated, JSONColumnType, Kysely, RawBuilder, Transaction } from 'kysely';
import type { ConflictingOperation } from '#editing/exchange.ts';
import type { FoldedWork, StatusStep } from '#editing/history.ts';
import type { Change, Operation, Written } from '#editing/operation.ts';
import type { ScheduleKind, ScheduleOutcome } from '#editing/review/schedule.ts';
import type { Touched } from '#editing/touched.ts';
import type { Part } from '../../source/articleFinder.ts';
import type { Origin } from './origin.ts';

/**
 * The store's tables. One sequence numbers drafts and revisions alike, so a revision's number shows which of two is newer,
 * and a draft keeps its number when it is published.
 *
 * Those numbers are `bigint`, which one driver reads as text and the other as a number: callers wrap them in `String`,
 * and they leave the store as opaque strings.
 */
export interface StoreTables {
  articles: ArticleTable;
  revisions: RevisionTable;
  drafts: DraftTable;
  edited_articles: EditedArticleTable;
  operations: OperationTable;
  folded_operations: FoldedOperationTable;
  article_snapshots: ArticleSnapshotTable;
  parked_operations: ParkedOperationTable;
  schedules: ScheduleTable;
  uploaded_pictures: UploadedPictureTable;
  events: EventTable;
  event_days: { day: Timestamp; bytes: string };
  site_configuration: SiteConfigurationTable;
  search_documents: SearchDocumentTable;
  search_names: { path: string; origin: Generated<Origin>; name: string; folded: string };
  search_words: { word: string; articles: number };
  described_articles: DescribedArticleTable;
  article_people: ArticlePersonTable;
  redirects: RedirectTable;
  deleted_articles: DeletedArticleTable;
  standings: StatusStepTable;
  cms: CmsTable;
  builds: { id: string; started_at: Generated<Date>; names: string[]; sheets: string[] };
  built_files: { name: string; bytes: Uint8Array };
}

/** An article that readers get or got: one of our own, of which this is what is published, or one that a CMS feeds. */
interface ArticleTable {
  path: string;
  origin: Generated<Origin>;
  title: string;
  description: string;
  published_revision: string | null;
  published_at: Timestamp | null;
  /** Moves with every publishing and unpublishing, so that an instance that lost its connection can catch up. */
  changed_at: Timestamp;
  /** The article's own date, where it gives one; else when it was published. */
  dated_at: Timestamp;
  /** What lists show of it besides these columns. */
  listing: JsonText | null;
  /** Whether readers get it: as the database works it out. */
  is_published: ColumnType<boolean, never, never>;
  /** Of a row that a CMS has taken: what was published there of our own. */
  own_revision: string | null;
  /** The JSON as a CMS gave it; null where it is only listed yet, or the CMS has no article any more. */
  cms_body: string | null;
  cms_revision: string | null;
  etag: string | null;
  confirmed_at: Timestamp | null;
  /** Whether it is said that the CMS has another one. */
  is_due: Generated<boolean>;
  /** Hash of its last entry in the list. */
  listed_as: string | null;
  /** The reading of the list that last saw it. */
  walk: string | null;
  /** The reading of the list in which it was last requested without a reader waiting. */
  asked_in_walk: string | null;
  gone_at: Timestamp | null;
}

interface RevisionTable {
  id: string;
  path: string;
  body: JsonText;
  author: string;
  based_on: string | null;
  /** For readers. */
  note: string | null;
  created_at: Timestamp;
  /** Of the last operation on the article when it was published; `null` if it had not been opened in the editor. */
  sequence: number | null;
}

interface DraftTable {
  path: string;
  revision: string;
  body: JsonText;
  title: string;
  author: string;
  /** The revision that was published when this draft was begun. */
  based_on: string | null;
  updated_at: Timestamp;
}

interface EditedArticleTable {
  path: string;
  /** Of the last operation in it; 0 where there was none yet. */
  sequence: number;
  /** Every block in it has an id. */
  article: JsonText;
  /** Of its lists' items, as {@link Written} has them. */
  keys: JSONColumnType<NonNullable<Written['keys']>, string, string>;
  updated_at: Timestamp;
}

/** States to begin from when an earlier one is read. */
type ArticleSnapshotTable = Omit<EditedArticleTable, 'updated_at'>;

/** What editors did. Nothing here is ever changed; what is published and old is folded. */
interface OperationTable {
  path: string;
  /** From 1, for each article. */
  sequence: number;
  /** Given by the sender. */
  id: string;
  /** The window that it came from; empty where that is not known. */
  sender: string;
  author: string;
  /** ISO 8601, by the clock of its author, as it was sent. */
  at: string;
  label: string | null;
  changes: JSONColumnType<readonly Change[], string, string>;
  inverse: JSONColumnType<readonly Change[], string, string>;
  touched: JSONColumnType<readonly Partial<Touched>[], string, string>;
  received_at: Timestamp;
}

/** What is stored of folded operations, for each revision that they were published with. */
interface FoldedOperationTable {
  path: string;
  first: number;
  last: number;
  revision: string;
  authors: JSONColumnType<readonly FoldedWork[], string, string>;
  folded_at: Timestamp;
}

/** Operations in conflict. */
interface ParkedOperationTable {
  number: Generated<string>;
  path: string;
  id: string;
  operation: JSONColumnType<Operation, string, string>;
  because: ConflictingOperation['because'];
  /** The ids of operations that changed the same. */
  met: JSONColumnType<readonly string[], string, string>;
  sender: Generated<string>;
  parked_at: Timestamp;
  settled_at: Timestamp | null;
}

interface SiteConfigurationTable {
  /** The same in every row: there is at most one. */
  name: Generated<string>;
  body: JsonText;
  revision: Generated<string>;
  author: string;
  changed_at: Timestamp;
}

interface UploadedPictureTable {
  /** The last part of its address, in which its content's hash stands. */
  name: string;
  /** WebP. */
  bytes: Uint8Array;
  width: number;
  height: number;
  author: string;
  uploaded_at: Timestamp;
}

/** What is to be published or withdrawn at a time, and what has become of it. */
export interface ScheduleTable {
  id: string;
  path: string;
  kind: ScheduleKind;
  due_at: Timestamp;
  zone: string;
  author: string;
  made_at: Timestamp;
  changed_at: Timestamp;
  /** Of the state that is to be published; null for withdrawing. */
  sequence: number | null;
  body: JSONColumnType<object, string, string> | null;
  note: string | null;
  outcome: ScheduleOutcome | null;
  reason: string | null;
  ended_at: ColumnType<Date | null, Date | null | undefined, RawBuilder<Date> | Date | null>;
}

interface EventTable {
  id: Generated<string>;
  kind: string;
  path: string;
  body: JsonText;
  received_at: Timestamp;
}

interface SearchDocumentTable {
  path: string;
  /** As the article beside it has it, here and in the next tables. */
  origin: Generated<Origin>;
  title: string;
  description: string;
  body: string;
  words: ColumnType<string[], string[], string[]>;
  indexed_by: Generated<number>;
  document: ColumnType<never, unknown, unknown>;
}

/** By what a published article is found from others. */
interface DescribedArticleTable {
  path: string;
  origin: Generated<Origin>;
  /** Of the article that this was read from. */
  changed_at: Timestamp;
  /** Its topic words, and how many of them are in its title: see `topicOf`. */
  words: ColumnType<string[], string[], string[]>;
  titled: Generated<number>;
  /** The paths of those that its page may lead to, the most alike first; null until that is worked out for the first time. */
  candidates: ColumnType<string[] | null, string[] | undefined, string[]>;
  candidates_due_at: Timestamp;
  translation_of: string | null;
  language: string | null;
}

interface ArticlePersonTable {
  path: string;
  origin: Generated<Origin>;
  part: Part;
  /** Their name, as different ways of writing it are the same. */
  person: string;
  /** As the article beside it has them. */
  dated_at: Timestamp;
  published_at: Timestamp;
}

/** Where an article stood before: readers and editors are led on. Never where an article stands, and never in a chain. */
interface RedirectTable {
  path: string;
  target: string;
  made_at: Timestamp;
  author: string;
}

/** Deleted articles. Everything else that is stored of them stays as it was. */
interface DeletedArticleTable {
  path: string;
  deleted_at: Timestamp;
  author: string;
  published_revision: string | null;
}

/** What was done with an article as a whole, beside publishing a version. Nothing here is ever changed. */
interface StatusStepTable {
  /** Of the same sequence as the numbers of revisions. */
  id: ColumnType<string, RawBuilder<string>, never>;
  path: string;
  step: StatusStep;
  author: string;
  at: Timestamp;
  /** Of the last operation then; 0 where there was none. */
  sequence: number;
  /** What readers get again. */
  revision: string | null;
  /** Whether it was done because its time had come. */
  planned: boolean;
}

interface CmsTable {
  address: string;
  /** The number of the reading of its list that is under way, or was last. */
  walk: string;
  /** Null at its beginning and after its end. */
  cursor: string | null;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  site: string | null;
  site_revision: string | null;
  site_etag: string | null;
  site_since: Timestamp | null;
  site_confirmed_at: Timestamp | null;
}

/** `json`, not `jsonb`: the keys keep the order in which the author wrote them. */
type JsonText = JSONColumnType<object, string, string>;
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** The store's database, or work under way in it. */
export type Database = Kysely<StoreTables>;
/** What is done in one transaction: all of it or nothing. */
export type Work = Transaction<StoreTables>;
