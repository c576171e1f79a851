import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { type ArticleSummary, type ContentSource, defaultSearchLimit } from '../../content/source.ts';
import type { SearchOutcome } from '../../shell/search/searchPage.tsx';
import { pageParameter, searchParameter } from '../../shell/site.ts';
import { createAnswer } from '../pages/answer.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import type { Periodic } from '../pages/periodic.ts';
import { sendAnswer } from '../pages/sendAnswer.ts';
import type { ShellPages } from '../pages/shellPages.ts';
import { queryNumber, queryText } from './requestQuery.ts';

interface SearchRouteOptions {
  source: Pick<ContentSource, 'search'>;
  latest: Periodic<readonly ArticleSummary[]>;
  searchPage: ShellPages['search'];
  log: Logger;
  https: boolean;
}

/** Articles offered to whoever found nothing. */
const maxPopular = 5;
const maxPage = 100;

/** The results page of the search form, which sends the typed text as `q1` (specification §2.1). */
export function searchRoute({ source, latest, searchPage, log, https }: SearchRouteOptions): RequestHandler {
  async function search(text: string, page: number): Promise<SearchOutcome> {
    try {
      const results = await source.search(text, { offset: (page - 1) * defaultSearchLimit });
      return results.text === '' ? { state: 'blank' } : { state: 'answered', results };
    } catch (error) {
      log.warn({ err: error }, 'the search could not be asked');
      return { state: 'unavailable', text };
    }
  }

  async function popular(): Promise<readonly ArticleSummary[]> {
    try {
      return (await latest.get()).slice(0, maxPopular);
    } catch (error) {
      log.warn({ err: error }, 'a search page goes without a list of articles');
      return [];
    }
  }

  return async (request, response) => {
    const text = queryText(request, searchParameter);
    const outcome: SearchOutcome =
      text === undefined
        ? { state: 'not-asked' }
        : text === ''
          ? { state: 'blank' }
          : await search(text, queryNumber(request, pageParameter, 1, maxPage) ?? 1);
    const { html, css } = searchPage(outcome, await popular());
    // What somebody searches for is their own business: no cache keeps it, and search engines do not list it.
    const headers = {
      ...pageHeaders({ css, https, shared: false }),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    };
    const status = outcome.state === 'unavailable' ? 503 : 200;
    sendAnswer(request, response, createAnswer(html, { status, headers }));
  };
}
