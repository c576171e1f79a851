/**
 * What a browser keeps and a page has to know before anything is painted, so that nothing moves afterwards: the boot script looks
 * it up and writes it on the `html` element, for style sheets and scripts. The page is the same for all readers.
 */
export interface Remembered {
  /** On the `html` element. */
  attribute: `data-${string}`;
  /** The name that it is kept under. */
  key: string;
  /** Until the tab is closed. Without it, for longer. */
  inSession?: boolean;
  /**
   * In milliseconds. With it, what is kept is a moment, in milliseconds since 1970, and the attribute is there, empty, for so long
   * after it; a moment that has not come yet was never kept by us. Without it, the attribute has the value that is kept, where that is
   * a short word.
   */
  within?: number;
}

/** A word that may become the value of an attribute. */
export const rememberedWord = /^[\w-]{1,40}$/;
