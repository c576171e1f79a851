import type { ListedArticles } from '../../shell/articles/listedArticles.ts';
import { likelyPage, type PageLink } from '../../shell/errors/likelyPage.ts';
import type { Site } from '../../shell/site/site.ts';

/** Finds the page that somebody was probably after; none while nothing is known of the articles. */
export function likelyPages(
  listed: () => Promise<ListedArticles>,
  { topics }: Pick<Site, 'topics'>,
): (path: string) => Promise<PageLink | undefined> {
  return async (path) => {
    try {
      return likelyPage(path, await listed(), topics);
    } catch {
      // The source cannot be asked, which is told elsewhere: an error page helps as well as it can.
      return undefined;
    }
  };
}
