import type { ToolLanguage } from '#editor-preview/model/words/language.ts';
import { inFrame as english, type WordsInFrame } from './english/inFrame.ts';
import { inFrame as spanish } from './spanish/inFrame.ts';

export const wordsInFrame: Readonly<Record<ToolLanguage, WordsInFrame>> = { en: english, es: spanish };
