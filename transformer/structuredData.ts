/** A node in the vocabulary of schema.org. */
export interface JsonLdNode {
  '@type': string;
  readonly [property: string]: unknown;
}

/** What a block's structured data may say of the page it stands on, and what helps to write it. */
export interface DescribedPage {
  /** The page's own address, without fragment. */
  address: string;
  /** Nodes of who wrote the article; each has a `name`. */
  authors: readonly JsonLdNode[];
  /** Reference to the node of the publisher. */
  publisher: object;
  /** The address under which search engines fetch a picture; undefined where no page may load it. */
  pictureAddress: (src: string) => string | undefined;
}
