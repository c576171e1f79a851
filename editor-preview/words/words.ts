import { english, type Words } from './english/english.tsx';
import { chosenLanguage, type ToolLanguage } from './language.ts';
import { spanish } from './spanish/spanish.tsx';

const tables: Readonly<Record<ToolLanguage, Words>> = { en: english, es: spanish };

/** The language that this window's tool speaks, for as long as it is open. */
export const toolLanguage = chosenLanguage();

/** What the tool says in that language. */
export const words = tables[toolLanguage];

/**
 * The language of what is not among {@link words} yet, or comes in English from elsewhere, such as the names of fields. It
 * stands as `lang` where such a part begins, so that it is read out as what it is.
 */
export const stillEnglish = 'en';
