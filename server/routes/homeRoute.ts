import type { RequestHandler } from 'express';
import type { ArticleSummary } from '../../content/source.ts';
import { contentFailure } from '../pages/contentFailure.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import type { Periodic } from '../pages/periodic.ts';
import type { ReadyAnswer } from '../pages/readyAnswer.ts';
import { readyPage } from '../pages/readyPage.ts';
import { sendAnswer } from '../pages/sendAnswer.ts';
import type { ShellPages } from '../pages/shellPages.ts';

/** The home page (specification §2.1): the latest articles. Made anew when their list is. */
export function homeRoute(
  latest: Periodic<readonly ArticleSummary[]>,
  homePage: ShellPages['home'],
  { https }: { https: boolean },
): RequestHandler {
  let made: { articles: readonly ArticleSummary[]; page: Promise<ReadyAnswer> } | undefined;

  function pageOf(articles: readonly ArticleSummary[]): Promise<ReadyAnswer> {
    if (made?.articles === articles) return made.page;
    const { html, css } = homePage(articles);
    const page = readyPage(html, { headers: pageHeaders({ css, https, shared: true }) });
    made = { articles, page };
    return page;
  }

  return async (request, response) => {
    const articles = await latest.get().catch((error: unknown) => {
      throw contentFailure(error);
    });
    sendAnswer(request, response, await pageOf(articles));
  };
}
