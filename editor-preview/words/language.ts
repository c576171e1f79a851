import { isToolLanguage, type ToolLanguage } from '#editing/words/language.ts';

/** The tool's language: that of its page, set by the server. */
export function languageOfPage(): ToolLanguage {
  const tag = globalThis.document?.documentElement.lang;
  return isToolLanguage(tag) ? tag : 'en';
}
