/**
 * An article to check, not parsed yet: the text of a file, or one that is already in memory (a line of
 * NDJSON, standard input, an article of the store or of a CMS).
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
  /** Name in findings: a file's name, `<stdin>`, `store:/nutrition/collagen`. */
  name: string;
  /** Its first line in the file: 1, except in NDJSON. */
  line: number;
  /** Set for a site configuration. */
  isSite?: true;
  /** Why an earlier check of it was stopped, and in which rule, if known. */
  stopped?: { rule: string | undefined; reason: string };
}
