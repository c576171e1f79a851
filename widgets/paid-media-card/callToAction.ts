/** The first words of a call to action are the button's label, the rest its fine print. */
const labelWords = 2;

export interface CallToAction {
  label: string;
  finePrint: string | undefined;
}

export function splitCallToAction(text: string): CallToAction {
  const words = text.trim().split(/\s+/);
  return {
    label: words.slice(0, labelWords).join(' '),
    finePrint: words.slice(labelWords).join(' ') || undefined,
  };
}
