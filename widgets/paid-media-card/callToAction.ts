/** The first words of a call to action are the button's label, the rest its fine print. */
const labelWords = 2;

/** A call to action as rendered on the button. */
export interface CallToAction {
  label: string;
  /** Undefined if the label is the whole text. */
  finePrint: string | undefined;
}

/** Splits a call to action after the first two words, at any whitespace. */
export function splitCallToAction(text: string): CallToAction {
  const words = text.trim().split(/\s+/);
  return {
    label: words.slice(0, labelWords).join(' '),
    finePrint: words.slice(labelWords).join(' ') || undefined,
  };
}
