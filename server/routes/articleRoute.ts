import type { RequestHandler } from 'express';
import { HttpError, notFound } from '../httpError.ts';
import type { ArticlePages } from '../pages/articlePages.ts';
import { sendPage } from '../pages/sendPage.ts';
import { articleAddress } from '../security/articleAddress.ts';
import { type ReaderSources, requestReader } from './requestReader.ts';

/** Says that a page is older than its source, or may be. Proxies and people look at it; pages do not depend on it. */
const staleHeaders = ['X-Pagewell-Cache', 'stale'];
const madeHeaders = ['X-Pagewell-Cache', 'miss'];

/**
 * The pages of the articles. It takes every address that no other route took, so it stands last; what is no address
 * of an article goes on to the error page.
 */
export function articleRoute(pages: ArticlePages, sources: ReaderSources): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response.locals.route = 'article';
    const address = articleAddress(request.path);
    if (address.kind === 'none') return next();
    if (address.kind === 'redirect') {
      const query = request.url.slice(request.path.length);
      response.redirect(308, address.path + query);
      return;
    }
    const reader = requestReader(request, sources);
    const atHand = pages.atHand(address.path, reader);
    if (atHand) {
      response.locals.cache = 'hit';
      sendPage(request, response, atHand);
      return;
    }
    const outcome = await pages.deliver(address.path, reader);
    if (outcome.kind === 'absent') throw notFound();
    if (outcome.kind === 'unusable') throw new HttpError(422, 'This article cannot be shown at the moment.');
    response.locals.cache = outcome.state;
    sendPage(request, response, outcome.page, outcome.state === 'stale' ? staleHeaders : madeHeaders);
  };
}
