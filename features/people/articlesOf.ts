import { byNewest } from '../../content/source/newest.ts';
import type { ArticleSummary } from '../../content/source/source.ts';
import { nameKey } from '../../contracts/personName.ts';

/** What somebody has done for the publication, the newest first. */
export interface ArticlesOfPerson {
  written: readonly ArticleSummary[];
  reviewed: readonly ArticleSummary[];
}

/** The articles whose bylines give a person's name. */
export function articlesOf(name: string, articles: Iterable<ArticleSummary>): ArticlesOfPerson {
  const key = nameKey(name);
  const all = [...articles];
  const isNamed = (written: string): boolean => nameKey(written) === key;
  return {
    written: all.filter(({ authors = [] }) => authors.some(isNamed)).sort(byNewest),
    reviewed: all.filter(({ reviewer }) => reviewer !== undefined && isNamed(reviewer)).sort(byNewest),
  };
}
