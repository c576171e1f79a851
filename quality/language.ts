import type { ArticleSubject } from './subjects/subjects.ts';

/** The language that an article is written in, in small letters and without its region; English where it does not say. */
export function languageOf({ envelope }: Pick<ArticleSubject, 'envelope'>): string {
  const [language = 'en'] = (envelope.language ?? 'en').toLowerCase().split('-');
  return language;
}
