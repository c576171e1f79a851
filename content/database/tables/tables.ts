import type { ColumnType, Generated, JSONColumnType, Kysely, RawBuilder, Transaction } from 'kysely';
import type { ConflictingOperation } from '#editor-preview/model/exchange.ts';
import type { FoldedWork, StatusStep } from '#editor-preview/model/history.ts';
import type { Change, Operation, Written } from '#editor-preview/model/operation.ts';
import type { ScheduleKind, ScheduleOutcome } from '#editor-preview/model/review/schedule.ts';
import type { Touched } from '#editor-preview/model/touched.ts';
import type { Part } from '../../source/articleFinder.ts';
import type { Origin } from './origin.ts';

/**
 * Drafts and revisions share one number sequence, so the greater is the newer; a draft retains its number.
 * Numbers are `bigint`, which drivers read differently: callers convert them to opaque strings.
 */
export interface StoreTables {
  articles: ArticleTable;
  revisions: RevisionTable;
  drafts: DraftTable;
  edited_articles: EditedArticleTable;
  operations: OperationTable;
  folded_operations: FoldedOperationTable;
  article_snapshots: ArticleSnapshotTable;
  parked_operations: ConflictingOperationTable;
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

interface ArticleTable {
  path: string;
  origin: Generated<Origin>;
  title: string;
  description: string;
  published_revision: string | null;
  published_at: Timestamp | null;
  /** Changes with every publication and withdrawal, so that a reconnected instance can catch up. */
  changed_at: Timestamp;
  /** The article's own date; else when it was published. */
  dated_at: Timestamp;
  listing: JsonText | null;
  /** Computed by the database. */
  is_published: ColumnType<boolean, never, never>;
  /** Published revision of our own article in a row that a CMS took. */
  own_revision: string | null;
  /** Null if only listed, or removed. */
  cms_body: string | null;
  cms_revision: string | null;
  etag: string | null;
  confirmed_at: Timestamp | null;
  /** The CMS is said to have another one. */
  is_due: Generated<boolean>;
  listed_as: string | null;
  walk: string | null;
  asked_in_walk: string | null;
  gone_at: Timestamp | null;
}

interface RevisionTable {
  id: string;
  path: string;
  body: JsonText;
  author: string;
  based_on: string | null;
  note: string | null;
  created_at: Timestamp;
  /** Last operation at publication; `null` if the editor had never opened it. */
  sequence: number | null;
}

interface DraftTable {
  path: string;
  revision: string;
  body: JsonText;
  title: string;
  author: string;
  based_on: string | null;
  updated_at: Timestamp;
}

interface EditedArticleTable {
  path: string;
  /** Of the article, whatever its path. */
  id: Generated<string>;
  sequence: number;
  article: JsonText;
  /** Of list items, as in {@link Written}. */
  keys: JSONColumnType<NonNullable<Written['keys']>, string, string>;
  updated_at: Timestamp;
}

type ArticleSnapshotTable = Omit<EditedArticleTable, 'id' | 'updated_at'>;

interface OperationTable {
  path: string;
  /** From 1, for each article. */
  sequence: number;
  id: string;
  /** Id of the sending window; empty if unknown. */
  sender: string;
  author: string;
  at: string;
  label: string | null;
  changes: JSONColumnType<readonly Change[], string, string>;
  inverse: JSONColumnType<readonly Change[], string, string>;
  touched: JSONColumnType<readonly Partial<Touched>[], string, string>;
  received_at: Timestamp;
}

interface FoldedOperationTable {
  path: string;
  first: number;
  last: number;
  revision: string;
  authors: JSONColumnType<readonly FoldedWork[], string, string>;
  folded_at: Timestamp;
}

interface ConflictingOperationTable {
  number: Generated<string>;
  path: string;
  id: string;
  operation: JSONColumnType<Operation, string, string>;
  because: ConflictingOperation['because'];
  met: JSONColumnType<readonly string[], string, string>;
  sender: Generated<string>;
  parked_at: Timestamp;
  settled_at: Timestamp | null;
}

interface SiteConfigurationTable {
  /** Constant: at most one row. */
  name: Generated<string>;
  body: JsonText;
  revision: Generated<string>;
  author: string;
  changed_at: Timestamp;
}

interface UploadedPictureTable {
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  author: string;
  uploaded_at: Timestamp;
}

export interface ScheduleTable {
  id: string;
  path: string;
  kind: ScheduleKind;
  due_at: Timestamp;
  zone: string;
  author: string;
  made_at: Timestamp;
  changed_at: Timestamp;
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
  origin: Generated<Origin>;
  title: string;
  description: string;
  body: string;
  words: ColumnType<string[], string[], string[]>;
  indexed_by: Generated<number>;
  document: ColumnType<never, unknown, unknown>;
}

interface DescribedArticleTable {
  path: string;
  origin: Generated<Origin>;
  changed_at: Timestamp;
  words: ColumnType<string[], string[], string[]>;
  titled: Generated<number>;
  /** Most similar first; null until worked out. */
  candidates: ColumnType<string[] | null, string[] | undefined, string[]>;
  candidates_due_at: Timestamp;
  translation_of: string | null;
  language: string | null;
}

interface ArticlePersonTable {
  path: string;
  origin: Generated<Origin>;
  part: Part;
  /** Normalized, so that spellings of one name are equal. */
  person: string;
  dated_at: Timestamp;
  published_at: Timestamp;
}

/** Former paths. No article is there, and there are no chains. */
interface RedirectTable {
  path: string;
  target: string;
  made_at: Timestamp;
  author: string;
}

/** All other data of them stays. */
interface DeletedArticleTable {
  path: string;
  deleted_at: Timestamp;
  author: string;
  published_revision: string | null;
}

interface StatusStepTable {
  id: ColumnType<string, RawBuilder<string>, never>;
  path: string;
  step: StatusStep;
  author: string;
  at: Timestamp;
  sequence: number;
  revision: string | null;
  planned: boolean;
}

interface CmsTable {
  address: string;
  walk: string;
  cursor: string | null;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  site: string | null;
  site_revision: string | null;
  site_etag: string | null;
  site_since: Timestamp | null;
  site_confirmed_at: Timestamp | null;
}

/** `json`, not `jsonb`: preserves the author's order of keys. */
type JsonText = JSONColumnType<object, string, string>;
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export type Database = Kysely<StoreTables>;
export type Work = Transaction<StoreTables>;
