import type { Request, RequestHandler, Response } from 'express';
import { postNumberAddress, withoutPostNumber } from '#contracts/postNumber.ts';
import type { Reader } from '#feature-kit/dimension.ts';
import { notFound, unusableArticle } from '#platform/http/httpError.ts';
import type { ArticlePages, DeliveredPage, PageState } from '../pages/articlePages.ts';
import type { PageDimensions } from '../pages/dimensions.ts';
import { encodingOf, sendAnswer } from '../pages/sendAnswer.ts';
import { articleAddress } from '../security/articleAddress.ts';

/** Redirects to the canonical address never change. */
const redirectCaching = 'public, max-age=86400';

/** A moved article may move back: a browser with both redirects cached would loop. */
const movedCaching = 'no-cache';

const cacheHeaders: Readonly<Record<PageState, readonly string[]>> = {
  hit: [],
  miss: ['X-Pagewell-Cache', 'miss'],
  stale: ['X-Pagewell-Cache', 'stale'],
};

/** Nearly every request ends here, so it comes first. Only knows addresses that {@link articles} has answered. */
export function cachedArticles(pages: ArticlePages, dimensions: PageDimensions): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const reader = dimensions.readReader(request);
    const page = pages.cached(request.path, reader, encodingOf(request));
    if (!page) return next();
    sendPage(request, response, page, reader, dimensions);
  };
}

/** Takes all remaining addresses, so it comes last. */
export function articles(pages: ArticlePages, dimensions: PageDimensions): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const address = articleAddress(request.path);
    if (address.kind === 'none') return next();
    response.locals.route = 'article';
    // Also if it fails, or redirects.
    response.locals.isPrivate = pages.isPrivate(address.path);
    if (address.kind === 'redirect') {
      const query = request.url.slice(request.path.length);
      response.set('Cache-Control', redirectCaching).redirect(308, address.path + query);
      return;
    }
    const reader = dimensions.readReader(request);
    const outcome = await pages.deliver(address.path, reader, encodingOf(request));
    const isFile = address.kind === 'file';
    if (outcome.kind === 'moved' || (isFile && outcome.kind === 'page')) {
      const query = request.url.slice(request.path.length);
      sendMoved(response, outcome.kind === 'moved' ? outcome.to : address.path, query);
      return;
    }
    if (isFile) return next();
    if (outcome.kind !== 'page') throw outcome.kind === 'absent' ? notFound() : unusableArticle();
    sendPage(request, response, outcome, reader, dimensions);
  };
}

/** `/?p=12` and `/blog/?p=12` of an imported site. Unknown numbers are answered as without the query. */
export function movedPosts(pages: ArticlePages, dimensions: PageDimensions): RequestHandler {
  return async (request, response, next) => {
    const query = new URLSearchParams(request.url.slice(request.path.length));
    const path = postNumberAddress(query, request.path);
    if (path === undefined) return next();
    const outcome = await pages.deliver(path, dimensions.readReader(request));
    if (outcome.kind !== 'moved') return next();
    sendMoved(response, outcome.to, withoutPostNumber(query));
  };
}

/** @param query as received, so it is encoded already */
function sendMoved(response: Response, path: string, query: string): void {
  response.set('Cache-Control', movedCaching).redirect(301, encodeURI(path) + query);
}

function sendPage(
  request: Request,
  response: Response,
  { answer, state, variant, dependsOn, isPrivate }: DeliveredPage,
  reader: Reader,
  dimensions: PageDimensions,
): void {
  Object.assign(response.locals, {
    route: 'article',
    cache: state,
    variant: variant || undefined,
    isPrivate,
  });
  const remembered = variant === '' ? [] : dimensions.remember(request, dependsOn, reader);
  sendAnswer(request, response, answer, [...cacheHeaders[state], ...remembered]);
}
