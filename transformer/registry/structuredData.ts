export interface JsonLdNode {
  '@type': string;
  readonly [property: string]: unknown;
}

export interface DescribedPage {
  /** Without fragment. */
  address: string;
  authors: readonly JsonLdNode[];
  publisher: object;
  /** The public address of a picture; undefined if pages may not load it. */
  pictureAddress: (src: string) => string | undefined;
}
