import type { ArticleSubject } from './subjects.ts';

/** The language that an article is written in, as two small letters; English where it does not say. */
export function languageOf({ envelope }: Pick<ArticleSubject, 'envelope'>): string {
  return (envelope.language ?? 'en').slice(0, 2).toLowerCase();
}
