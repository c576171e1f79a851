/** A rated product with the values that readers see; the only source of its structured data. */
export interface ReviewedProduct {
  name: string;
  brand?: string | undefined;
  image?: string | undefined;
  review?: EditorialVerdict | undefined;
  /** The buyers' average rating and count. */
  buyers?: { score: number; count: number } | undefined;
  /** In US dollars. */
  offer?: { price: number; seller: string | undefined } | undefined;
}

export interface EditorialVerdict {
  /** From 0 to 5, as displayed. */
  score: number;
  sentence?: string | undefined;
  /** Undefined means the article's author. */
  author: string | undefined;
  pros: readonly string[];
  cons: readonly string[];
}
