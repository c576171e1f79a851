import type { RequestHandler } from 'express';
import { listTag } from '#platform/http/cacheTags.ts';
import type { ListedArticles } from '#shell/articles/listedArticles.ts';
import type { Document } from '#shell/document/document.ts';
import type { ShellPages } from '../pages/shellPages.ts';
import type { SendPage } from './pageSender.ts';

export function homeRoute(
  listed: () => Promise<ListedArticles>,
  homePage: ShellPages['home'],
  send: SendPage,
): RequestHandler {
  let made: { articles: ListedArticles; document: Document } | undefined;
  return async (request, response) => {
    const articles = await listed();
    if (made?.articles !== articles) made = { articles, document: homePage(articles) };
    await send(request, response, { document: made.document, isShared: true, changesWith: [listTag] });
  };
}
