import type { QuizData } from '#schemas/generated/types.ts';

export const defaultDisclaimer =
  'This online screening is not a diagnostic tool. Only a trained medical professional, like a doctor or mental health professional, can help you determine the next best steps for you.';

/** The article's own disclaimer, else the quiz's, else the default one. A blank one counts as none. */
export function disclaimerOf({ disclaimerOverride, disclaimer }: QuizData): string {
  return disclaimerOverride?.trim() || disclaimer?.trim() || defaultDisclaimer;
}
