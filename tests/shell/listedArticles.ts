import type { ArticleFinder } from '#content/source/articleFinder.ts';
import type { ArticleSummary } from '#shell/articles/articleSummary.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import { IndexedArticles } from '../support/indexedArticles.ts';
import { listArticles } from '../support/listedInMemory.ts';

export const summary = (parts: Partial<ArticleSummary> = {}): ArticleSummary => ({
  path: '/nutrition/collagen',
  title: 'Collagen',
  description: 'What it does.',
  updatedAt: '2026-05-04T09:00:00Z',
  image: { src: '/media/glass.jpg' },
  ...parts,
});

/** Articles at paths, each a day older than the one before, with their paths as titles. */
export const atPaths = (...paths: string[]): ArticleSummary[] =>
  paths.map((path, index) =>
    summary({ path, title: path, updatedAt: new Date(Date.UTC(2026, 4, 28 - index)).toISOString() }),
  );

export function listed(...articles: ArticleSummary[]): ListedArticles {
  return listArticles(new Map(articles.map((article) => [article.path, article])));
}

export function finderOf(...articles: ArticleSummary[]): ArticleFinder {
  const known = new Map(articles.map((article) => [article.path, article]));
  return new IndexedArticles({ known: async () => known });
}
