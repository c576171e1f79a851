import type { Change, Operation, Written } from './operation.ts';

// The protocol of the editor and the server for an article's history.

/** Each with the article's `path` in the query. */
export const historyAddresses = {
  /** `GET` with {@link beforeField}: {@link HistoryPage}. */
  history: '/editor/api/history',
  /** `GET` with {@link atField}: {@link ArticleAt}. */
  article: '/editor/api/history/article',
  /** `GET` with {@link sequenceField}: {@link OperationOnRecord}. */
  operation: '/editor/api/history/operation',
  /** `GET` with {@link atField}: the page as readers would have got it. */
  page: '/editor/history/page',
  /** `GET`: the article's complete log as JSON. */
  recordAsJson: '/editor/history/record.json',
  /** `GET`: the same as a table, without the articles of revisions. */
  recordAsCsv: '/editor/history/record.csv',
} as const;

/** In a query: {@link HistoryPage.next} of the previous page. */
export const beforeField = 'before';
/** In a query: a {@link Moment} as text. */
export const atField = 'at';
/** In a query: the sequence of an operation. */
export const sequenceField = 'sequence';

/**
 * A state of an article: a published revision, the state after an operation (0: initial), or the current one.
 */
export type Moment =
  | { readonly kind: 'revision'; readonly revision: string }
  | { readonly kind: 'operation'; readonly sequence: number }
  | { readonly kind: 'now' };

/** A moment as it is written in an address. */
export function momentText(moment: Moment): string {
  switch (moment.kind) {
    case 'revision':
      return `r${moment.revision}`;
    case 'operation':
      return `o${moment.sequence}`;
    case 'now':
      return 'now';
  }
}

/** Parses a moment; undefined if the text is invalid. */
export function readMoment(text: string): Moment | undefined {
  if (text === 'now') return { kind: 'now' };
  const [, kind, number = ''] = /^([ro])(\d{1,18})$/.exec(text) ?? [];
  if (kind === 'r') return { kind: 'revision', revision: number };
  if (kind === 'o' && number.length <= 9) return { kind: 'operation', sequence: Number(number) };
  return undefined;
}

/** An operation without its changes. */
export interface LoggedOperation {
  readonly kind: 'operation';
  readonly sequence: number;
  readonly author: string;
  /** Time of the change, by the author's clock. */
  readonly at: string;
  readonly label?: string;
}

/** A published revision. */
export interface LoggedRevision {
  readonly kind: 'revision';
  readonly revision: string;
  /** Of the last operation in it; 0 if there was none. */
  readonly sequence: number;
  readonly author: string;
  readonly at: string;
  /** The change note for readers, one line. */
  readonly note?: string;
  /** Whether it is the public one now. */
  readonly isPublished: boolean;
}

/** Actions on the whole article besides publishing. */
export const statusSteps = ['withdrawn', 'put-back', 'deleted', 'brought-back'] as const;
export type StatusStep = (typeof statusSteps)[number];

export interface LoggedStatusStep {
  readonly kind: 'standing';
  /** Unique among revisions and steps. */
  readonly number: string;
  readonly step: StatusStep;
  /** Of the last operation at that time; 0 if there was none. */
  readonly sequence: number;
  readonly author: string;
  readonly at: string;
  /** The revision that it republishes. */
  readonly revision?: string;
  /** Whether it was scheduled. */
  readonly isPlanned: boolean;
}

/** The number of a person's operations in a time span that are no longer stored individually. */
export interface FoldedWork {
  readonly author: string;
  readonly operations: number;
  /** By the server's clock. */
  readonly from: string;
  readonly to: string;
}

/** Old published operations, of which only author, number, time and publication are stored. */
export interface LoggedFold {
  readonly kind: 'folded';
  /** The first and last sequence. */
  readonly first: number;
  readonly sequence: number;
  readonly revision: string;
  readonly authors: readonly FoldedWork[];
}

/** Published operations are folded after this many days. */
export const foldedAfterDays = 90;

export type HistoryEntry = LoggedOperation | LoggedRevision | LoggedStatusStep | LoggedFold;

/** Response to `GET /editor/api/history?path=&before=`. */
export interface HistoryPage {
  /** Newest first; at most {@link maxHistoryEntries}. */
  readonly entries: readonly HistoryEntry[];
  /** Cursor of the older ones; absent at the end. */
  readonly next?: string;
}

export const maxHistoryEntries = 200;

/** Response to `GET /editor/api/history/article?path=&at=`. */
export interface ArticleAt {
  /** A stable name of the same state: never `now`. */
  readonly at: string;
  readonly article: Written;
  /** Whether list items have the keys that operations use. Otherwise keys are positions. */
  readonly hasKeys: boolean;
}

/** Response to `GET /editor/api/history/operation?path=&sequence=`. */
export interface OperationOnRecord {
  readonly operation: Operation;
  /** The changes that revert it. */
  readonly inverse: readonly Change[];
  /** The oldest of the later operations that wrote the same, so that it cannot be reverted alone. */
  readonly under: readonly LoggedOperation[];
  /** The total number of these. */
  readonly underCount: number;
}

/** Of {@link OperationOnRecord.under}. */
export const maxUnder = 20;
