import { isBlank } from './blank.ts';

/** A series of fewer articles is none, and is not shown. */
export const fewestSeriesArticles = 2;

/** The articles of a series that have a title. */
export function titledArticles<Article extends { title: string }>(
  articles: readonly Article[] = [],
): Article[] {
  return articles.filter(({ title }) => !isBlank(title));
}

/** Whether these are enough articles for readers to be shown a series. */
export function seriesIsShown(titled: { readonly length: number }): boolean {
  return titled.length >= fewestSeriesArticles;
}
