/**
 * An article that is to be checked, before it is read: the text of a file, or one that somebody else has read already
 * (a line of NDJSON, standard input, an article of the store or of a CMS).
 */
export type ArticleDocument = DocumentPlace &
  (
    | { kind: 'file'; known?: KnownContent }
    | { kind: 'read'; bytes: Uint8Array }
    | { kind: 'unreadable'; reason: string }
  );

/** That what comes of a file is kept, so that its stamp is wanted; and what its content was, where that is known. */
export interface KnownContent {
  hash: string | undefined;
}

export interface DocumentPlace {
  /** What findings call it: a file's name, `<stdin>`, `store:/nutrition/collagen`. */
  name: string;
  /** The line of the file on which it begins: 1, but for NDJSON. */
  line: number;
  /** That it is no article, and says what stands around them. */
  isSite?: true;
  /** That checking it had to be stopped before, why, and in which rule, where that is known. */
  stopped?: { rule: string | undefined; reason: string };
}
