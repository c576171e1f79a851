/** What the thread of the built-in database knows from its start. */
export interface ThreadData {
  /** Undefined is a database in memory. */
  folder: string | undefined;
}

export type Question = { kind: 'query'; sql: string; parameters: readonly unknown[] } | { kind: 'close' };

/** At first the thread says whether the database is open, then it replies to each question, in the order of asking. */
export type Reply =
  | { kind: 'opened' }
  | ({ kind: 'result' } & QueryResults)
  | { kind: 'failed'; error: ThrownError }
  /** The question met the end of the database, and is the last to get a reply. */
  | { kind: 'crashed'; error: ThrownError }
  | { kind: 'closed' };

export interface QueryResults {
  /** The caller knows what the rows are. */
  rows: never[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
  /** Such as `SELECT` or `COMMIT`. */
  command?: string;
}

/** An error as it goes from thread to thread. */
export interface ThrownError {
  message: string;
  /** PostgreSQL's `code`, `detail`, `hint` and their like. */
  details: Readonly<Record<string, string>>;
}
