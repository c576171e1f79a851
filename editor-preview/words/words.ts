import type { ToolLanguage } from '#editing/words/language.ts';
import { english, type Words } from './english/english.ts';
import { languageOfPage } from './language.ts';

interface Tables {
  words: Words;
  /** What schemas say, by the English text. */
  schemaTexts: Readonly<Record<string, string>>;
}

const tables: Readonly<Record<ToolLanguage, () => Tables | Promise<Tables>>> = {
  en: () => ({ words: english, schemaTexts: {} }),
  // Who has not chosen it does not fetch it.
  es: () => import('./spanish/spanish.ts'),
};

/** The language that this window's tool speaks, for as long as it is open. */
export const toolLanguage = languageOfPage();

const spoken = await tables[toolLanguage]();

/** What the tool says in that language. */
export const { words } = spoken;

const schemaTexts = new Map(Object.entries(spoken.schemaTexts));

/** What a schema says, such as the name of a field, in that language; in English where it is not translated. */
export function schemaWords(text: string): string {
  return schemaTexts.get(text) ?? text;
}

const translated = new Set(schemaTexts.values());

/** The language of what {@link schemaWords} has given, where it is not that of the tool. */
export function langOfSchema(said: string): 'en' | undefined {
  return toolLanguage === 'en' || translated.has(said) ? undefined : stillEnglish;
}

/** The language of what comes in English from elsewhere, such as the problems that rules tell of. It stands as `lang` there. */
export const stillEnglish = 'en';
