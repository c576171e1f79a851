import type { ArticleSummary, ContentSource } from '../../content/source.ts';
import { Periodic } from './periodic.ts';

/** How long the list is used without asking, in milliseconds; a change notice ends it at once. */
const lifetime = 60_000;
/** Articles looked at to find the newest. */
const maxArticles = 2_000;

/** The published articles, the newest first, for the home page and for whoever found nothing. */
export function latestArticles(
  source: Pick<ContentSource, 'list' | 'onChange'>,
): Periodic<readonly ArticleSummary[]> {
  const latest = new Periodic(async () => {
    const articles: ArticleSummary[] = [];
    for await (const article of source.list({ limit: maxArticles, orLastGood: true })) articles.push(article);
    return articles.sort((a, b) => dayOf(b).localeCompare(dayOf(a)));
  }, lifetime);
  source.onChange(() => latest.expire());
  return latest;
}

/** The article's own date goes first: when it came into this store says little to a reader. */
function dayOf({ datedAt, updatedAt }: ArticleSummary): string {
  return datedAt ?? updatedAt;
}
