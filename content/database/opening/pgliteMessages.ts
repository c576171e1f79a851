export interface ThreadData {
  folder: string | undefined;
}

export type Question = { kind: 'query'; sql: string; parameters: readonly unknown[] } | { kind: 'close' };

/** First whether the database is open, then one reply to each query, in order. */
export type Reply =
  | { kind: 'opened' }
  | ({ kind: 'result' } & QueryResults)
  | { kind: 'failed'; error: ThrownError }
  /** The last reply: the database has crashed. */
  | { kind: 'crashed'; error: ThrownError }
  | { kind: 'closed' };

export interface QueryResults {
  /** The caller knows the type of rows. */
  rows: never[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
  command?: string;
}

export interface ThrownError {
  message: string;
  /** PostgreSQL's `code`, `detail`, `hint` and others. */
  details: Readonly<Record<string, string>>;
}
