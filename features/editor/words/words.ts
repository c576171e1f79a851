import type { IncomingHttpHeaders } from 'node:http';
import { isToolLanguage, languageAccepted, localeOf, type ToolLanguage } from '#editing/words/language.ts';
import { schemaTitles } from '#editing/words/spanish/schemaTitles.ts';
import { cookieValue } from '#platform/http/cookies.ts';
import { english } from './english/english.ts';
import { spanish } from './spanish/spanish.ts';

/** What browsers keep the choice of a language under. */
export const languageCookie = 'pagewell_editor_language';

/** What the server says to an editor, and in which language that is. */
export interface EditorWords {
  readonly language: ToolLanguage;
  /** How dates and numbers are written in it. */
  readonly locale: string;
  readonly words: typeof english;
  /** What blocks are called in it, by the English title; nothing where that is it. */
  readonly titles: Readonly<Record<string, string>>;
}

const inLanguage: Readonly<Record<ToolLanguage, EditorWords>> = {
  en: { language: 'en', locale: localeOf.en, words: english, titles: {} },
  es: { language: 'es', locale: localeOf.es, words: spanish, titles: schemaTitles },
};

/** What is said to whoever has sent these headers: in the language that was chosen, or else in that of the browser. */
export function wordsFor(headers: IncomingHttpHeaders): EditorWords {
  const chosen = cookieValue(headers.cookie, languageCookie);
  return wordsIn(isToolLanguage(chosen) ? chosen : languageAccepted(headers['accept-language']));
}

export function wordsIn(language: ToolLanguage): EditorWords {
  return inLanguage[language];
}
