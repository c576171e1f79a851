/**
 * Stored state that must be known before the first paint, against layout shifts: the boot script copies it to an attribute of the `html`
 * element. Pages are the same for all readers.
 */
export interface Remembered {
  /** On the `html` element. */
  attribute: `data-${string}`;
  /** Storage key. */
  key: string;
  /** In sessionStorage; by default localStorage. */
  inSession?: boolean;
  /**
   * In milliseconds. With it the stored value is a time (milliseconds since 1970), and the attribute is set, empty, for so long after it, but
   * not if it is in the future. Without it the attribute has the stored word.
   */
  within?: number;
}

/** Words that are safe as an attribute. */
export const rememberedWord = /^[\w-]{1,40}$/;
