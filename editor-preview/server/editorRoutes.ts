import { readerIn } from '#contracts/previewReader.ts';
import { type EditorState, editorAddresses } from '#editor-preview/model/editorPages.ts';
import { owner, type Person } from '#editor-preview/model/person.ts';
import { type EditorStore, newArticle } from '#editor-preview/store/editorStore.ts';
import { api, type PageReply, page, type Route, type RouteRequest } from '#feature-kit/route.ts';
import type { PageRenderer, YieldingRender } from '#shell/renderPage.ts';
import { articleApi } from './articles/articleApi.ts';
import type { SavedArticles } from './articles/savedArticles.ts';
import { cmsRoutes } from './cms/cmsRoutes.ts';
import { editorPage } from './editorPage.tsx';
import { articleListPage } from './list/articleListPage.tsx';
import { listArticles, readChoices, readListQuery } from './list/listArticles.ts';
import { newArticleRoutes } from './newArticle/newArticleRoutes.ts';
import type { Templates } from './newArticle/readTemplates.ts';
import { placesRoutes } from './places/placesRoutes.ts';
import { articlePathOf } from './requests/requestFields.ts';
import { personOf } from './requests/signedIn.ts';
import { withdrawingRoutes } from './withdrawing/withdrawingRoutes.ts';
import { wordsFor } from './words/words.ts';

export interface EditorDependencies {
  render: YieldingRender;
  saved: SavedArticles;
  store: EditorStore | undefined;
  templates: Templates;
  requestChecks?: (() => void) | undefined;
  renderer: PageRenderer;
  previewOrigin?: string | undefined;
  cms?: Pick<Parameters<typeof cmsRoutes>[0], 'source' | 'published'>;
}

export function editorRoutes(dependencies: EditorDependencies): Route[] {
  const { store, templates, requestChecks, renderer, render, saved, previewOrigin, cms } = dependencies;
  const ownOrigin = previewOrigin === undefined ? {} : { previewOrigin };
  const editor = (
    request: Pick<RouteRequest, 'person' | 'headers' | 'path' | 'query'>,
    state: EditorState,
    people: readonly Person[],
  ): PageReply => ({
    document: editorPage(
      { ...state, ...ownOrigin, person: personOf(request), people },
      `${request.path}?${request.query}`,
      wordsFor(request.headers),
      renderer,
    ),
    framesItself: true,
    framesOrigin: previewOrigin,
  });

  if (!store) return cms ? cmsRoutes({ ...cms, shell: renderer, editor, saved }) : [];

  return [
    page('GET /editor', async (request) => {
      const query = readListQuery(request.query);
      const person = personOf(request);
      const [choices, listed, people] = await Promise.all([
        readChoices(store, query),
        listArticles(store, query),
        store.people.active(),
      ]);
      const isUnchecked = listed.articles.some(({ state, problems }) => state !== 'deleted' && !problems);
      if (isUnchecked || choices.unchecked > 0) requestChecks?.();
      const shown = { query, choices, ...listed, person, people, now: new Date() };
      return { document: articleListPage(shown, wordsFor(request.headers), renderer) };
    }),
    page('GET /editor/article', async (request) => {
      const state = { path: articlePathOf(request.query), canSave: true };
      return editor(request, state, [...(await store.people.active()), owner]);
    }),
    api(`GET ${editorAddresses.problems}`, async ({ query }) => {
      const path = articlePathOf(query);
      const { article, sequence } = await store.editing.open(path, newArticle(path));
      const problems = await saved.problems(article.json, path, readerIn(query).at);
      return { body: { sequence, problems } };
    }),
    ...newArticleRoutes({ store, templates, shell: renderer }),
    ...withdrawingRoutes(store),
    ...placesRoutes({ store, shell: renderer }),
    ...articleApi({ store, render }),
  ];
}
