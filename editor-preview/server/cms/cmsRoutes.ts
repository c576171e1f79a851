import type { ArticleFinder } from '#content/source/articleFinder.ts';
import { ContentUnavailableError, FaultyArticleError } from '#content/source/errors.ts';
import type { ContentSource, Revisioned } from '#content/source/source.ts';
import { isJsonObject } from '#contracts/json/json.ts';
import { readerIn } from '#contracts/previewReader.ts';
import { type EditorState, editorAddresses, editorFields } from '#editor-preview/model/editorPages.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import type { Person } from '#editor-preview/model/person.ts';
import { type ReviewState, reviewAddresses } from '#editor-preview/model/review/schedule.ts';
import { api, type PageReply, page, type Route, type RouteRequest } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import type { SavedArticles } from '../articles/savedArticles.ts';
import { searchedWords } from '../list/listArticles.ts';
import { articlePathOf } from '../requests/requestFields.ts';
import { personOf } from '../requests/signedIn.ts';
import { type EditorWords, wordsFor } from '../words/words.ts';
import { cmsFaultPage } from './cmsFaultPage.tsx';
import { cmsListPage, maxCmsArticles } from './cmsListPage.tsx';

interface CmsParts {
  saved: Pick<SavedArticles, 'problems'>;
  source: Pick<ContentSource, 'get'>;
  published: Pick<ArticleFinder, 'named'>;
  shell: PageShell;
  editor: (
    request: Pick<RouteRequest, 'person' | 'headers' | 'path' | 'query'>,
    state: EditorState,
    people: readonly Person[],
  ) => PageReply;
}

/** CMS articles are read-only here. JSON from elsewhere can be previewed too. */
export function cmsRoutes({ source, published, shell, editor, saved }: CmsParts): Route[] {
  const fetchArticle = async (
    path: string,
    { cms: texts }: EditorWords['words'],
  ): Promise<{ found: Revisioned<unknown> } | { status: number; why: string }> => {
    try {
      const found = await source.get(path);
      return found ? { found } : { status: 404, why: texts.notThere };
    } catch (error) {
      if (error instanceof FaultyArticleError)
        return {
          status: 422,
          why: texts.noArticle,
        };
      if (error instanceof ContentUnavailableError)
        return {
          status: 503,
          why: texts.noAnswer,
        };
      throw error;
    }
  };

  return [
    page(`GET ${editorAddresses.list}`, async (request) => {
      const text = request.query.get(editorFields.words) ?? '';
      const { first, total } = await published.named(searchedWords(text), maxCmsArticles);
      const list = { text, articles: first, count: total, person: personOf(request), now: new Date() };
      return { document: cmsListPage(list, wordsFor(request.headers), shell) };
    }),
    page(`GET ${editorAddresses.article}`, async (request) => {
      const { query } = request;
      if (!query.get(editorFields.path)) return editor(request, emptyState, []);
      const path = articlePathOf(query);
      const i18n = wordsFor(request.headers);
      const outcome = await fetchArticle(path, i18n.words);
      if ('why' in outcome)
        return { status: outcome.status, document: cmsFaultPage({ path, why: outcome.why }, i18n, shell) };
      return editor(request, { path, canSave: false }, []);
    }),
    // Reviews and schedules are the CMS's responsibility.
    api(`GET ${reviewAddresses.review}`, () => ({
      body: { reviews: [], schedules: [] } satisfies ReviewState,
    })),
    api(`GET ${editorAddresses.problems}`, async ({ query }) => {
      const path = articlePathOf(query);
      const article = (await source.get(path))?.value;
      if (!isJsonObject(article)) throw notFound();
      const { at } = readerIn(query);
      const problems = await saved.problems(giveArticleIds(article, blockFields), path, at);
      return { body: { sequence: 0, problems } };
    }),
  ];
}

const emptyState: EditorState = { path: '', canSave: false };
