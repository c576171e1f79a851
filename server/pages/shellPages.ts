import { eventRetentionDays } from '#content/database/events/events.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { SitemapEntry } from '#feature-kit/feature.ts';
import { lastChange } from '#shell/articles/lastChange.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import type { Document } from '#shell/document/document.ts';
import { ListPageCache } from '#shell/document/listPageCache.ts';
import { type ErrorFacts, errorPage } from '#shell/errors/errorPage.tsx';
import { homeContents } from '#shell/home/homeContents.ts';
import { homePage } from '#shell/home/homePage.tsx';
import { fixedPages } from '#shell/pages/fixedPages.tsx';
import type { PageRenderer } from '#shell/renderPage.ts';

export interface ShellPages {
  home: (articles: ListedArticles) => Document;
  error: (facts: ErrorFacts) => Document;
  fixed: ReadonlyMap<string, () => Document>;
}

export async function shellSitemap(
  { fixed }: Pick<ShellPages, 'fixed'>,
  listed: () => Promise<ListedArticles>,
): Promise<SitemapEntry[]> {
  const { newest } = await listed();
  const home = { path: siteLinks.home, changedAt: lastChange(newest) };
  return [home, ...[...fixed.keys()].map((path) => ({ path }))];
}

export function shellPages(shell: PageRenderer): ShellPages {
  const listPageCache = new ListPageCache(shell);
  return {
    home: (articles) =>
      listPageCache.of(siteLinks.home, homeContents(articles, shell.site), () => homePage(articles, shell)),
    error: (facts) => errorPage(facts, shell),
    fixed: fixedPages(shell, { eventRetentionDays }),
  };
}
