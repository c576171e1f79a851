import type { ArticleSummary, ContentSource } from '../../content/source.ts';
import { Periodic } from './periodic.ts';

/** How long the list is used without asking, in milliseconds; a change notice ends it at once. */
const lifetime = 60_000;
/** As many as the home page shows. */
const maxArticles = 24;

/** The newest published articles, the newest first, for the home page and for whoever found nothing. */
export function latestArticles(
  source: Pick<ContentSource, 'list' | 'onChange'>,
): Periodic<readonly ArticleSummary[]> {
  const latest = new Periodic(async () => {
    const articles: ArticleSummary[] = [];
    const newest = source.list({ order: 'newest', limit: maxArticles, orLastGood: true });
    for await (const article of newest) articles.push(article);
    return articles;
  }, lifetime);
  source.onChange(() => latest.expire());
  return latest;
}
