import type { ToolLanguage } from '#editing/words/language.ts';
import { inFrame as english, type WordsInFrame } from './english/inFrame.ts';
import { inFrame as spanish } from './spanish/inFrame.ts';

/** What the frame says, in the languages of the tool: so little that the frame has all of it at once. */
export const wordsInFrame: Readonly<Record<ToolLanguage, WordsInFrame>> = { en: english, es: spanish };
