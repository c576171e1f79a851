/**
 * What a block tells of a product that has a rating, in the very values that readers see: what search engines are told
 * is made of this and nothing else.
 */
export interface ReviewedProduct {
  name: string;
  brand?: string | undefined;
  /** The author's address of its picture. */
  image?: string | undefined;
  /** Our own verdict. */
  review?: EditorialVerdict | undefined;
  /** The average rating of the buyers, and how many there are. */
  buyers?: { score: number; count: number } | undefined;
  /** In US dollars. */
  offer?: { price: number; seller: string | undefined } | undefined;
}

export interface EditorialVerdict {
  /** From 0 to 5, as readers see it. */
  score: number;
  /** What we think of it, in one sentence, where the block has one. */
  sentence?: string | undefined;
  /** Undefined where the block names nobody: then it is the article's author. */
  author: string | undefined;
  pros: readonly string[];
  cons: readonly string[];
}
