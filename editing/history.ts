import type { Change, Operation, Written } from './operation.ts';

// What the editor and the server tell each other about how an article came to be what it is.

/** Addresses of it, each with the article's `path` in the query. */
export const historyAddresses = {
  /** `GET` with {@link beforeField}: {@link HistoryPage}. */
  history: '/editor/api/history',
  /** `GET` with {@link atField}: {@link ArticleAt}. */
  article: '/editor/api/history/article',
  /** `GET` with {@link sequenceField}: {@link OperationOnRecord}. */
  operation: '/editor/api/history/operation',
  /** `GET` with {@link atField}: the page that readers would have got. */
  page: '/editor/history/page',
  /** `GET`: all that is on record of the article, as JSON. */
  recordAsJson: '/editor/history/record.json',
  /** `GET`: the same for people. */
  recordAsPage: '/editor/history/record',
} as const;

/** In a query: the {@link HistoryPage.next} of the page before. */
export const beforeField = 'before';
/** In a query: a {@link Moment} as text. */
export const atField = 'at';
/** In a query: the sequence of an operation. */
export const sequenceField = 'sequence';

/**
 * A state of an article: as it was published once, as an operation has left it (0: as it was first opened), or as it is
 * now.
 */
export type Moment =
  | { readonly kind: 'revision'; readonly revision: string }
  | { readonly kind: 'operation'; readonly sequence: number }
  | { readonly kind: 'now' };

/** A moment as it stands in an address. */
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

/** The moment that a text names; undefined where it names none. */
export function readMoment(text: string): Moment | undefined {
  if (text === 'now') return { kind: 'now' };
  const [, kind, number = ''] = /^([ro])(\d{1,18})$/.exec(text) ?? [];
  if (kind === 'r') return { kind: 'revision', revision: number };
  if (kind === 'o' && number.length <= 9) return { kind: 'operation', sequence: Number(number) };
  return undefined;
}

/** An operation, as it is told without what it has changed. */
export interface LoggedOperation {
  readonly kind: 'operation';
  readonly sequence: number;
  readonly author: string;
  /** When it was done, by the clock of whoever did it. */
  readonly at: string;
  readonly label?: string;
}

/** A version that was published. */
export interface LoggedRevision {
  readonly kind: 'revision';
  readonly revision: string;
  /** Of the last operation when it was published; 0 where there was none. */
  readonly sequence: number;
  readonly author: string;
  readonly at: string;
  /** What was changed, in a line for readers. */
  readonly note?: string;
  /** Whether readers get it now. */
  readonly isPublished: boolean;
}

/** What is done with an article as a whole, beside publishing a version of it. */
export const standingSteps = ['withdrawn', 'put-back', 'deleted', 'brought-back'] as const;
export type StandingStep = (typeof standingSteps)[number];

export interface LoggedStanding {
  readonly kind: 'standing';
  /** Which no revision and no other step has. */
  readonly number: string;
  readonly step: StandingStep;
  /** Of the last operation then; 0 where there was none. */
  readonly sequence: number;
  readonly author: string;
  readonly at: string;
  /** The revision that readers get again by it. */
  readonly revision?: string;
  /** Whether it was done because its time had come. */
  readonly isPlanned: boolean;
}

/** How many operations somebody has done from when to when, of those that are kept no longer themselves. */
export interface FoldedWork {
  readonly author: string;
  readonly operations: number;
  /** By the clock of the server. */
  readonly from: string;
  readonly to: string;
}

/** Operations that were published long ago: of them is kept who has done how many, when, and with what they were published. */
export interface LoggedFold {
  readonly kind: 'folded';
  /** The sequences from which and to which. */
  readonly first: number;
  readonly sequence: number;
  readonly revision: string;
  readonly authors: readonly FoldedWork[];
}

/** So many days after they were done, operations that were published are folded. */
export const foldedAfterDays = 90;

export type HistoryEntry = LoggedOperation | LoggedRevision | LoggedStanding | LoggedFold;

/** Answer to `GET /editor/api/history?path=&before=`. */
export interface HistoryPage {
  /** The newest first; at most {@link maxHistoryEntries}. */
  readonly entries: readonly HistoryEntry[];
  /** Where the older ones begin; absent where there are none. */
  readonly next?: string;
}

export const maxHistoryEntries = 200;

/** Answer to `GET /editor/api/history/article?path=&at=`. */
export interface ArticleAt {
  /** The same state, named so that it stays this one: never `now`. */
  readonly at: string;
  readonly article: Written;
  /** Whether items of its lists have the keys that operations name them by. Else the keys are but their positions. */
  readonly hasKeys: boolean;
}

/** Answer to `GET /editor/api/history/operation?path=&sequence=`. */
export interface OperationOnRecord {
  readonly operation: Operation;
  /** What takes it back. */
  readonly inverse: readonly Change[];
  /** Later operations that have written the same, so that it cannot be taken back alone: the oldest of them. */
  readonly under: readonly LoggedOperation[];
  /** How many these are in all. */
  readonly underCount: number;
}

/** Of {@link OperationOnRecord.under}. */
export const maxUnder = 20;
