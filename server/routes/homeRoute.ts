import type { RequestHandler } from 'express';
import type { ArticleSummary } from '../../content/source.ts';
import type { Document } from '../../shell/page/document.ts';
import type { Periodic } from '../pages/periodic.ts';
import type { ShellPages } from '../pages/shellPages.ts';
import type { SendPage } from './pageSender.ts';

/** The home page with the latest articles. Made anew when their list is. */
export function homeRoute(
  latest: Periodic<readonly ArticleSummary[]>,
  homePage: ShellPages['home'],
  send: SendPage,
): RequestHandler {
  let made: { articles: readonly ArticleSummary[]; document: Document } | undefined;
  return async (request, response) => {
    const articles = await latest.get();
    if (made?.articles !== articles) made = { articles, document: homePage(articles) };
    await send(request, response, { document: made.document, isShared: true });
  };
}
