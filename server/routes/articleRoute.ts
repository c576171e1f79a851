import type { RequestHandler } from 'express';
import { HttpError, notFound } from '../httpError.ts';
import type { ArticlePages, PageState } from '../pages/articlePages.ts';
import { sendAnswer } from '../pages/sendAnswer.ts';
import { articleAddress } from '../security/articleAddress.ts';
import { type ReaderSources, requestReader } from './requestReader.ts';

/** Of the way to the one address that counts. It is always the same, but browsers need not keep it for ever. */
const redirectCaching = 'public, max-age=86400';

/** For proxies and people; pages do not depend on it. A page that is sent from memory says nothing, to stay fast. */
const cacheHeaders: Readonly<Record<PageState, readonly string[]>> = {
  hit: [],
  miss: ['X-Pagewell-Cache', 'miss'],
  stale: ['X-Pagewell-Cache', 'stale'],
};

/**
 * The pages that are at hand. Nearly every request ends here, so this stands before all other routes; it only knows
 * addresses that {@link articles} has answered before.
 */
export function articlesAtHand(pages: ArticlePages, sources: ReaderSources): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const page = pages.atHand(request.path, requestReader(request, sources));
    if (!page) return next();
    response.locals.route = 'article';
    response.locals.cache = 'hit';
    sendAnswer(request, response, page);
  };
}

/**
 * The pages of the articles. It takes every address that no other route took, so it stands last; what is no address
 * of an article goes on to the error page.
 */
export function articles(pages: ArticlePages, sources: ReaderSources): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const address = articleAddress(request.path);
    if (address.kind === 'none') return next();
    response.locals.route = 'article';
    if (address.kind === 'redirect') {
      const query = request.url.slice(request.path.length);
      response.set('Cache-Control', redirectCaching).redirect(308, address.path + query);
      return;
    }
    const outcome = await pages.deliver(address.path, requestReader(request, sources));
    if (outcome.kind === 'absent') throw notFound();
    if (outcome.kind === 'unusable') throw new HttpError(422, 'This article cannot be shown at the moment.');
    response.locals.cache = outcome.state;
    sendAnswer(request, response, outcome.page, cacheHeaders[outcome.state]);
  };
}
