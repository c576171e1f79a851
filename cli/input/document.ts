/**
 * Not parsed yet: a file, or a text in memory (a line of NDJSON, standard input, an article of the store or a
 * CMS).
 */
export type ArticleDocument = DocumentPlace &
  (
    | { kind: 'file'; known?: KnownContent }
    | { kind: 'read'; bytes: Uint8Array }
    | { kind: 'unreadable'; reason: string }
  );

/** Set if the result is cached, so that a stamp is needed; with the last known hash, if any. */
export interface KnownContent {
  hash: string | undefined;
}

export interface DocumentPlace {
  name: string;
  /** 1, except in NDJSON. */
  line: number;
  isSite?: true;
  /** Of an earlier check, and its rule, if known. */
  stopped?: { rule: string | undefined; reason: string };
}
