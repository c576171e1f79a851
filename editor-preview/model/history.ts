import type { Change, Operation, Written } from './operation.ts';

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

export const beforeField = 'before';
export const atField = 'at';
export const sequenceField = 'sequence';

/** A published revision, the state after an operation (0: initial), or the current one. */
export type Moment =
  | { readonly kind: 'revision'; readonly revision: string }
  | { readonly kind: 'operation'; readonly sequence: number }
  | { readonly kind: 'now' };

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

export function readMoment(text: string): Moment | undefined {
  if (text === 'now') return { kind: 'now' };
  const [, kind, number = ''] = /^([ro])(\d{1,18})$/.exec(text) ?? [];
  if (kind === 'r') return { kind: 'revision', revision: number };
  if (kind === 'o' && number.length <= 9) return { kind: 'operation', sequence: Number(number) };
  return undefined;
}

export interface LoggedOperation {
  readonly kind: 'operation';
  readonly sequence: number;
  readonly author: string;
  /** Time of the change, by the author's clock. */
  readonly at: string;
  readonly label?: string;
}

export interface LoggedRevision {
  readonly kind: 'revision';
  readonly revision: string;
  readonly sequence: number;
  readonly author: string;
  readonly at: string;
  readonly note?: string;
  readonly isPublished: boolean;
}

export const statusSteps = ['withdrawn', 'put-back', 'deleted', 'brought-back'] as const;
export type StatusStep = (typeof statusSteps)[number];

export interface LoggedStatusStep {
  readonly kind: 'standing';
  readonly number: string;
  readonly step: StatusStep;
  readonly sequence: number;
  readonly author: string;
  readonly at: string;
  readonly revision?: string;
  readonly isPlanned: boolean;
}

/** The number of a person's operations in a time span that are no longer stored individually. */
export interface FoldedWork {
  readonly author: string;
  readonly operations: number;
  readonly from: string;
  readonly to: string;
}

/** Old published operations, of which only author, number, time and publication are stored. */
export interface LoggedFold {
  readonly kind: 'folded';
  readonly first: number;
  readonly sequence: number;
  readonly revision: string;
  readonly authors: readonly FoldedWork[];
}

export const foldedAfterDays = 90;

export type HistoryEntry = LoggedOperation | LoggedRevision | LoggedStatusStep | LoggedFold;

export interface HistoryPage {
  readonly entries: readonly HistoryEntry[];
  readonly next?: string;
}

export const maxHistoryEntries = 200;

export interface ArticleAt {
  /** A stable name of the same state: never `now`. */
  readonly at: string;
  readonly article: Written;
  /** Whether list items have the keys that operations use. Otherwise keys are positions. */
  readonly hasKeys: boolean;
}

export interface OperationOnRecord {
  readonly operation: Operation;
  readonly inverse: readonly Change[];
  /** The oldest of the later operations that wrote the same, so that it cannot be reverted alone. */
  readonly under: readonly LoggedOperation[];
  readonly underCount: number;
}

export const maxUnder = 20;
