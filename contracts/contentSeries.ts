import { isBlank } from './blank.ts';

export const fewestSeriesArticles = 2;

export function titledArticles<Article extends { title: string }>(
  articles: readonly Article[] = [],
): Article[] {
  return articles.filter(({ title }) => !isBlank(title));
}

export function seriesIsShown(titled: { readonly length: number }): boolean {
  return titled.length >= fewestSeriesArticles;
}
