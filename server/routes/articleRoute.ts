import type { RequestHandler } from 'express';
import { assignmentCookie } from '../experiments/experiments.ts';
import { notFound, unusableArticle } from '../httpError.ts';
import type { ArticlePages, PageState } from '../pages/articlePages.ts';
import type { Reader } from '../pages/reader.ts';
import type { ReadyAnswer } from '../pages/readyAnswer.ts';
import { sendAnswer } from '../pages/sendAnswer.ts';
import { articleAddress } from '../security/articleAddress.ts';
import { type ReaderSources, requestReader } from './requestReader.ts';

interface ArticleSources extends ReaderSources {
  /** Whether readers come by https, so that a cookie may say so. */
  https?: boolean;
}

/** Of the way to the one address that counts. It is always the same, but browsers need not keep it for ever. */
const redirectCaching = 'public, max-age=86400';

/** For proxies and people; pages do not depend on it. A page that is sent from memory says nothing, to stay fast. */
const cacheHeaders: Readonly<Record<PageState, readonly string[]>> = {
  hit: [],
  miss: ['X-Pagewell-Cache', 'miss'],
  stale: ['X-Pagewell-Cache', 'stale'],
};

const none: readonly string[] = [];

/** Tells the browser to keep variants that were drawn just now, on pages alone that depend on one. */
function experimentHeaders(
  { drawn, experiments }: Reader,
  page: ReadyAnswer,
  { experimentsCookie, https = false }: ArticleSources,
): readonly string[] {
  if (!drawn || !page.byExperiment || experimentsCookie === undefined) return none;
  return ['Set-Cookie', assignmentCookie(experimentsCookie, experiments, { secure: https })];
}

/**
 * The pages that are at hand. Nearly every request ends here, so this stands before all other routes; it only knows
 * addresses that {@link articles} has answered before.
 */
export function articlesAtHand(pages: ArticlePages, sources: ArticleSources): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const reader = requestReader(request, sources);
    const page = pages.atHand(request.path, reader);
    if (!page) return next();
    response.locals.route = 'article';
    response.locals.cache = 'hit';
    sendAnswer(request, response, page, experimentHeaders(reader, page, sources));
  };
}

/**
 * The pages of the articles. It takes every address that no other route took, so it stands last; what is no address
 * of an article goes on to the error page.
 */
export function articles(pages: ArticlePages, sources: ArticleSources): RequestHandler {
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
    const reader = requestReader(request, sources);
    const outcome = await pages.deliver(address.path, reader);
    if (outcome.kind === 'absent') throw notFound();
    if (outcome.kind === 'unusable') throw unusableArticle();
    response.locals.cache = outcome.state;
    const ofExperiments = experimentHeaders(reader, outcome.page, sources);
    sendAnswer(request, response, outcome.page, [...cacheHeaders[outcome.state], ...ofExperiments]);
  };
}
