import type { RequestHandler } from 'express';
import type { ArticleSummary } from '../../content/source.ts';
import { createAnswer } from '../pages/answer.ts';
import { contentFailure } from '../pages/contentFailure.ts';
import { KeptAnswer } from '../pages/keptAnswer.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import type { Periodic } from '../pages/periodic.ts';
import { sendKept } from '../pages/sendAnswer.ts';
import type { ShellPages } from '../pages/shellPages.ts';

/** The home page with the latest articles. Made anew when their list is. */
export function homeRoute(
  latest: Periodic<readonly ArticleSummary[]>,
  homePage: ShellPages['home'],
  { https }: { https: boolean },
): RequestHandler {
  let made: { articles: readonly ArticleSummary[]; page: KeptAnswer } | undefined;

  function pageOf(articles: readonly ArticleSummary[]): KeptAnswer {
    if (made?.articles === articles) return made.page;
    const { html, css } = homePage(articles);
    const page = new KeptAnswer(createAnswer(html, { headers: pageHeaders({ css, https, shared: true }) }));
    made = { articles, page };
    return page;
  }

  return async (request, response) => {
    const articles = await latest.get().catch((error: unknown) => {
      throw contentFailure(error);
    });
    await sendKept(request, response, pageOf(articles));
  };
}
