import type { ToolLanguage } from '#editing/words/language.ts';
import { inFrame as english, type WordsInFrame } from './english/inFrame.ts';
import { inFrame as spanish } from './spanish/inFrame.ts';

/** The frame's texts in all languages: small enough to bundle together. */
export const wordsInFrame: Readonly<Record<ToolLanguage, WordsInFrame>> = { en: english, es: spanish };
