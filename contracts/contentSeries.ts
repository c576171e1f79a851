import { isBlank } from './blank.ts';

/** A series of fewer articles is not shown. */
export const fewestSeriesArticles = 2;

/** Articles of a series that have a title. */
export function titledArticles<Article extends { title: string }>(
  articles: readonly Article[] = [],
): Article[] {
  return articles.filter(({ title }) => !isBlank(title));
}

/** Whether a series has enough articles. */
export function seriesIsShown(titled: { readonly length: number }): boolean {
  return titled.length >= fewestSeriesArticles;
}
