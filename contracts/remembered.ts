/**
 * Known before the first paint, against layout shifts: the boot script copies it to an attribute of the `html`
 * element. Pages are the same for all readers.
 */
export interface Remembered {
  attribute: `data-${string}`;
  key: string;
  inSession?: boolean;
  /**
   * In milliseconds. The stored value is then a time, and the attribute is set, empty, for so long after it; a
   * future time counts as none. Without it the attribute has the stored word.
   */
  within?: number;
}

export const rememberedWord = /^[\w-]{1,40}$/;
