import { isToolLanguage, type ToolLanguage } from '#editing/words/language.ts';

/** The language that the tool speaks: that of its page, which the server knows. */
export function languageOfPage(): ToolLanguage {
  const tag = globalThis.document?.documentElement.lang;
  return isToolLanguage(tag) ? tag : 'en';
}
