/** A schema.org node. */
export interface JsonLdNode {
  '@type': string;
  readonly [property: string]: unknown;
}

/** A page's facts for structured data of blocks. */
export interface DescribedPage {
  /** Without fragment. */
  address: string;
  /** Nodes of the authors; each has a `name`. */
  authors: readonly JsonLdNode[];
  /** Reference to the publisher's node. */
  publisher: object;
  /** The public address of a picture; undefined if pages may not load it. */
  pictureAddress: (src: string) => string | undefined;
}
