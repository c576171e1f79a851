import { isArticlePath, readEnvelope } from '#content/source/articleDocument.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import {
  editorAddresses,
  editorFields,
  type Renamed,
  type RenameToMake,
} from '#editor-preview/model/editorPages.ts';
import { mayDo } from '#editor-preview/model/person.ts';
import { pendingSchedules } from '#editor-preview/model/review/schedule.ts';
import { articleRefusalInWords } from '#editor-preview/model/storing/articleRefusal.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { ConcernsReadersError, type PlaceAuthor } from '#editor-preview/store/places/concernsReaders.ts';
import { api, form, json, page, type Route } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { redirectToList } from '../list/listArticles.ts';
import { articlePathOf } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';
import { type EditorWords, wordsFor } from '../words/words.ts';
import { deletePage } from './deletePage.tsx';
import { renamePage } from './renamePage.tsx';

type Request = Parameters<typeof permitted>[0];

/** Two percent-encoded paths and their field names. */
const maxFormBytes = 4096;

export function placesRoutes({ store, shell }: { store: EditorStore; shell: PageShell }): Route[] {
  /** Drafts: anyone. Published articles: some only. The store decides which case applies. */
  const asPermitted = async <T>(
    request: Request,
    action: 'publish' | 'withdraw',
    change: (author: PlaceAuthor) => Promise<T>,
  ): Promise<T> => {
    const { name, role } = await permitted(request, 'write', store.people);
    try {
      return await change({ name, mayChangeReaders: mayDo(role, action) });
    } catch (error) {
      if (error instanceof ConcernsReadersError) await permitted(request, action, store.people);
      throw error;
    }
  };
  const renamed = (request: Request, path: string, to: string, { words }: ReturnType<typeof wordsFor>) =>
    asPermitted(request, 'publish', (author) => rename(store, path, to, author, words));
  const remove = async (request: Request, path: string): Promise<void> => {
    const isDeleted = await asPermitted(request, 'withdraw', (author) => store.places.delete(path, author));
    if (!isDeleted && !(await store.places.deletionOf(path))) throw notFound();
  };
  const restore = async (request: Request, path: string, asItWas: boolean): Promise<boolean> => {
    const published = asItWas && (await store.places.deletionOf(path))?.wasPublished === true;
    const { name: author } = await permitted(request, published ? 'publish' : 'write', store.people);
    return store.places.restore(path, { published, author });
  };

  return [
    page(`GET ${editorAddresses.rename}`, ({ query, headers }) => {
      const path = articlePathOf(query);
      return { document: renamePage({ path, to: path }, wordsFor(headers), shell) };
    }),
    page(`POST ${editorAddresses.rename}`, { body: form(maxFormBytes) }, async (request) => {
      const path = await store.places.present(articlePathOf(request.body));
      const to = request.body.get(editorFields.to) ?? '';
      const i18n = wordsFor(request.headers);
      const outcome = await renamed(request, path, to, i18n);
      if (outcome.kind === 'renamed') return redirectToList(outcome.path, 'renamed');
      const { status, reason } = outcome;
      return { status, document: renamePage({ path, to, refusal: reason }, i18n, shell) };
    }),
    api(
      `POST ${editorAddresses.renaming}`,
      { body: json(isRenameToMake, { maxBytes: maxFormBytes }) },
      async (request) => {
        const path = articlePathOf(request.query);
        const outcome = await renamed(request, path, request.body.to, wordsFor(request.headers));
        return outcome.kind === 'renamed'
          ? { body: { path: outcome.path } satisfies Renamed }
          : { status: outcome.status, body: { error: outcome.reason } };
      },
    ),
    page(`GET ${editorAddresses.delete}`, async ({ query, headers }) => {
      const path = articlePathOf(query);
      const [draft, published, schedules] = await Promise.all([
        store.getDraft(path),
        store.get(path),
        store.schedules.of(path),
      ]);
      const { title } = readEnvelope(path, (draft ?? published)?.value);
      const isPublished = published !== undefined;
      const plans = pendingSchedules(schedules);
      return { document: deletePage({ path, title, isPublished, plans }, wordsFor(headers), shell) };
    }),
    page(`POST ${editorAddresses.delete}`, { body: form(maxFormBytes) }, async (request) => {
      const path = await store.places.present(articlePathOf(request.body));
      await remove(request, path);
      return redirectToList(path, 'deleted');
    }),
    page(`POST ${editorAddresses.restore}`, { body: form(maxFormBytes) }, async (request) => {
      const path = await store.places.present(articlePathOf(request.body));
      const isRestored = await restore(request, path, request.body.has(editorFields.published));
      return redirectToList(path, isRestored && 'brought-back');
    }),
    api(`POST ${editorAddresses.deletion}`, async (request) => {
      await remove(request, articlePathOf(request.query));
      return { status: 204 };
    }),
    api(`DELETE ${editorAddresses.deletion}`, async (request) => {
      const { query } = request;
      if (!(await restore(request, articlePathOf(query), query.has(editorFields.published))))
        throw notFound();
      return { status: 204 };
    }),
  ];
}

function isRenameToMake(value: unknown): value is RenameToMake {
  return typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'string';
}

type Renaming = { kind: 'renamed'; path: string } | { kind: 'refused'; status: 409 | 422; reason: string };

async function rename(
  store: Pick<EditorStore, 'places'>,
  path: string,
  typed: string,
  author: PlaceAuthor,
  { placing: texts, articleRefusals }: EditorWords['words'],
): Promise<Renaming> {
  const to = typed.trim();
  if (!isArticlePath(to)) return { kind: 'refused', status: 422, reason: texts.wrongPath };
  if (to === path) return { kind: 'refused', status: 409, reason: texts.hasIt };
  try {
    const outcome = await store.places.rename(path, to, author);
    if (outcome.ok) return { kind: 'renamed', path: to };
    if (outcome.because === 'no-article')
      return { kind: 'refused', status: 409, reason: texts.noArticle(path) };
  } catch (error) {
    if (error instanceof InvalidArticleError)
      return { kind: 'refused', status: 422, reason: articleRefusalInWords(error.why, articleRefusals) };
    throw error;
  }
  const reason = (await store.places.deletionOf(to)) ? texts.reservedPath(to) : texts.isThere(to);
  return { kind: 'refused', status: 409, reason };
}
