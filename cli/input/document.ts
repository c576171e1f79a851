/** Not parsed yet: a file, or a text in memory, such as a line of NDJSON or an article of the store. */
export type ArticleDocument = DocumentPlace &
  (
    | { kind: 'file'; known?: KnownContent }
    | { kind: 'read'; bytes: Uint8Array }
    | { kind: 'unreadable'; reason: string }
  );

export interface KnownContent {
  hash: string | undefined;
}

export interface DocumentPlace {
  name: string;
  line: number;
  isSite?: true;
  stopped?: { rule: string | undefined; reason: string };
}
