import type { Request, RequestHandler } from 'express';
import { type ContentSource, maxSearchTextLength } from '../../content/source.ts';
import { contentFailure } from '../pages/contentFailure.ts';
import { pageHeaders } from '../pages/pageHeaders.ts';
import { readyPage } from '../pages/readyPage.ts';
import { sendPage } from '../pages/sendPage.ts';
import type { ShellPages } from '../pages/shellPages.ts';

/** The results page of the search form, which sends the typed text as `q1` (specification §2.1). */
export function searchRoute(
  source: Pick<ContentSource, 'search'>,
  searchPage: ShellPages['search'],
  { https }: { https: boolean },
): RequestHandler {
  return async (request, response) => {
    const text = queryText(request, 'q1');
    const { html, css } = searchPage(text === '' ? undefined : await search(source, text));
    // What somebody searches for is their own business: no cache keeps it, and search engines do not list it.
    const headers = {
      ...pageHeaders({ css, https, shared: false }),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    };
    sendPage(request, response, await readyPage(html, { headers }));
  };
}

async function search(source: Pick<ContentSource, 'search'>, text: string) {
  try {
    return await source.search(text);
  } catch (error) {
    throw contentFailure(error);
  }
}

/** The first value of a query parameter, trimmed and cut; '' where there is none. */
export function queryText(request: Request, name: string): string {
  const query = new URLSearchParams(request.url.slice(request.path.length));
  return (query.get(name) ?? '').trim().slice(0, maxSearchTextLength).toWellFormed();
}
