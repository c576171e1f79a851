import { isArticlePath } from '#content/source/articleDocument.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import { editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import { articleField } from '#editor-preview/model/exchange.ts';
import { articleRefusalInWords } from '#editor-preview/model/storing/articleRefusal.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import type { Route, RouteRequest } from '#feature-kit/route.ts';
import { HttpError } from '#platform/http/httpError.ts';
import { wordsFor } from '../words/words.ts';

const pagesOfArticles: readonly string[] = [editorAddresses.article, editorAddresses.rename];

/** For windows that were open during a rename. */
export function atPresentPath(
  store: Pick<EditorStore, 'places'> | undefined,
  routes: readonly Route[],
): readonly Route[] {
  return routes.map(wrapped);

  function wrapped(route: Route): Route {
    switch (route.kind) {
      case 'guard':
        return route;
      case 'api':
        // The store decides whether an import may use a path that redirects.
        if (route.path === editorAddresses.importedArticle) return route;
        return { ...route, answer: withCurrentPath(route.answer) };
      case 'text':
        return { ...route, answer: withCurrentPath(route.answer) };
      case 'stream':
        return { ...route, answer: withCurrentPath(route.answer) };
      case 'asset':
        return { ...route, answer: withCurrentPath(route.answer) };
      case 'page':
        return route.method === 'GET' && pagesOfArticles.includes(route.path)
          ? { ...route, answer: onThePage(route.path, route.answer) }
          : { ...route, answer: withCurrentPath(route.answer) };
    }
  }

  function withCurrentPath<Reply>(answer: (request: RouteRequest<Buffer>) => Reply | Promise<Reply>) {
    return async (request: RouteRequest<Buffer>): Promise<Reply> => {
      const query = await queryNow(request);
      return answer(query ? { ...request, query } : request);
    };
  }

  function onThePage<Reply>(
    address: string,
    answer: (request: RouteRequest<Buffer>) => Reply | Promise<Reply>,
  ) {
    return async (request: RouteRequest<Buffer>): Promise<Reply | { redirect: string }> => {
      const query = await queryNow(request);
      return query ? { redirect: `${address}?${query}` } : answer(request);
    };
  }

  async function queryNow({
    query,
    headers,
  }: Pick<RouteRequest, 'query' | 'headers'>): Promise<URLSearchParams | undefined> {
    const path = query.get(editorFields.path);
    if (!store || path === null || !isArticlePath(path)) return undefined;
    const present = await store.places
      .present(path, query.get(articleField) ?? undefined)
      .catch((error: unknown) => {
        if (!(error instanceof InvalidArticleError)) throw error;
        throw new HttpError(409, articleRefusalInWords(error.why, wordsFor(headers).words.articleRefusals));
      });
    if (present === path) return undefined;
    const now = new URLSearchParams(query);
    now.set(editorFields.path, present);
    return now;
  }
}
