import type { IncomingHttpHeaders } from 'node:http';
import {
  isToolLanguage,
  languageAccepted,
  localeOf,
  type ToolLanguage,
} from '#editor-preview/model/words/language.ts';
import { cookieValue } from '#platform/http/cookies.ts';
import schemaTitles from '#schemas/words/es.titles.json' with { type: 'json' };
import { english } from './english/english.ts';
import { spanish } from './spanish/spanish.ts';

export const languageCookie = 'pagewell_editor_language';

export interface EditorWords {
  readonly language: ToolLanguage;
  readonly locale: string;
  readonly words: typeof english;
  readonly titles: Readonly<Record<string, string>>;
}

const inLanguage: Readonly<Record<ToolLanguage, EditorWords>> = {
  en: { language: 'en', locale: localeOf.en, words: english, titles: {} },
  es: { language: 'es', locale: localeOf.es, words: spanish, titles: schemaTitles },
};

export function wordsFor(headers: IncomingHttpHeaders): EditorWords {
  const chosen = cookieValue(headers.cookie, languageCookie);
  return wordsIn(isToolLanguage(chosen) ? chosen : languageAccepted(headers['accept-language']));
}

export function wordsIn(language: ToolLanguage): EditorWords {
  return inLanguage[language];
}
