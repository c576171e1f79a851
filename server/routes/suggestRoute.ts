import type { RequestHandler } from 'express';
import { type ContentSource, maxSuggestions } from '../../content/source.ts';
import { contentFailure } from '../pages/contentFailure.ts';
import { queryText } from './requestQuery.ts';

/** What the text in the search box may become: `{ query, items }`. */
export function suggestRoute(source: Pick<ContentSource, 'suggest'>): RequestHandler {
  return async (request, response) => {
    const query = queryText(request, 'q') ?? '';
    try {
      const items = query === '' ? [] : await source.suggest(query);
      response.set('Cache-Control', 'private, max-age=60');
      response.json({ query, items: items.slice(0, maxSuggestions) });
    } catch (error) {
      throw contentFailure(error);
    }
  };
}
