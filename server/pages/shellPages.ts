import { eventRetentionDays } from '../../content/database/events.ts';
import type { ListedArticles } from '../../shell/articles/listedArticles.ts';
import { type ErrorFacts, errorPage } from '../../shell/errors/errorPage.tsx';
import { homePage } from '../../shell/home/homePage.tsx';
import type { Document } from '../../shell/page/document.ts';
import { fixedPages } from '../../shell/pages/fixedPages.tsx';
import type { PageRenderer } from '../../shell/renderPage.ts';

/** The pages of the shell that hold no article. Each is a pure function of what it shows. */
export interface ShellPages {
  home: (articles: ListedArticles) => Document;
  error: (facts: ErrorFacts) => Document;
  /** The site's fixed pages, by path. */
  fixed: ReadonlyMap<string, () => Document>;
}

export function shellPages(shell: PageRenderer): ShellPages {
  return {
    home: (articles) => homePage(articles, shell),
    error: (facts) => errorPage(facts, shell),
    fixed: fixedPages(shell, { eventRetentionDays }),
  };
}
