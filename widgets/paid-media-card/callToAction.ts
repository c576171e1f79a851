/** So many words of a call to action are the button's label, the others its fine print. */
const labelWords = 2;

/** A call to action as it stands on the button. */
export interface CallToAction {
  label: string;
  /** Undefined where the label says it all. */
  finePrint: string | undefined;
}

/** Takes a call to action apart: the first two words, and the rest. Blanks of any number part words. */
export function splitCallToAction(text: string): CallToAction {
  const words = text.trim().split(/\s+/);
  return {
    label: words.slice(0, labelWords).join(' '),
    finePrint: words.slice(labelWords).join(' ') || undefined,
  };
}
