import { isToolLanguage, type ToolLanguage } from '#editor-preview/model/words/language.ts';
import { english, type Words } from './english/english.ts';

interface Tables {
  words: Words;
  schemaTexts: Readonly<Record<string, string>>;
}

const tables: Readonly<Record<ToolLanguage, () => Tables | Promise<Tables>>> = {
  en: () => ({ words: english, schemaTexts: {} }),
  // Loaded only if it is chosen.
  es: () => import('./spanish/spanish.ts'),
};

/** The language of this window's tool, for its lifetime. */
export const toolLanguage = languageOfPage();

const spoken = await tables[toolLanguage]();

export const { words } = spoken;

const schemaTexts = new Map(Object.entries(spoken.schemaTexts));

/** A schema's text, such as a field's name, in that language; in English if it is not translated. */
export function schemaWords(text: string): string {
  return schemaTexts.get(text) ?? text;
}

const translated = new Set(schemaTexts.values());

export function langOfSchema(said: string): 'en' | undefined {
  return toolLanguage === 'en' || translated.has(said) ? undefined : stillEnglish;
}

/** The `lang` of texts that exist in English only, such as problems. */
export const stillEnglish = 'en';

function languageOfPage(): ToolLanguage {
  const tag = globalThis.document?.documentElement.lang;
  return isToolLanguage(tag) ? tag : 'en';
}
