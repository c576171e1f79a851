import type { ImportOptions } from '#content/database/articles/importArticle.ts';
import { isArticlePath } from '#content/source/articleDocument.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import { isPostNumberAddress } from '#contracts/postNumber.ts';
import {
  editorAddresses,
  editorFields,
  importFields,
  maxFormerPaths,
  maxNoteLength,
} from '#editor-preview/model/editorPages.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { type ApiReply, api, bytes, type Route } from '#feature-kit/route.ts';
import { badRequest } from '#platform/http/httpError.ts';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import type { YieldingRender } from '#shell/renderPage.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { anyReader, articlePathOf } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';
import { type EditorWords, wordsFor } from '../words/words.ts';
import { type Outcome, outcomeOf, problemOf, replyOf } from './outcome.ts';

/** `{ revision, changed }`; 409 `{ conflict }` if there is a draft; 422 `{ problems }` if it does not render. */
export function articleApi({ store, render }: { store: EditorStore; render: YieldingRender }): Route[] {
  async function whyNoPage(article: unknown): Promise<Problem[] | undefined> {
    const { document, problems } = await render(article, anyReader);
    return document ? undefined : problems;
  }

  async function publish(
    path: string,
    source: Uint8Array,
    by: { author: string; note?: string },
  ): Promise<Outcome> {
    const parsed = readArticle(source, path);
    if (!parsed.ok) return { kind: 'refused', problems: [parsed.problem] };
    try {
      const problems = await whyNoPage(parsed.value);
      if (problems) return { kind: 'refused', problems };
      return outcomeOf(await store.publish(path, parsed.value, { ...by, leavesDrafts: true }));
    } catch (error) {
      if (error instanceof InvalidArticleError)
        return { kind: 'refused', problems: [problemOf(error, path)] };
      throw error;
    }
  }

  async function take(path: string, source: Uint8Array, options: ImportOptions): Promise<ApiReply> {
    const parsed = readArticle(source, path);
    if (!parsed.ok) return replyOf({ kind: 'refused', problems: [parsed.problem] });
    try {
      const problems = options.as === 'published' ? await whyNoPage(parsed.value) : undefined;
      if (problems) return replyOf({ kind: 'refused', problems });
      const outcome = await store.importArticle(path, parsed.value, options);
      if (!outcome.ok) return { status: 409, body: { conflict: outcome.conflict } };
      return { body: { revision: outcome.revision, changed: outcome.changed } };
    } catch (error) {
      if (error instanceof InvalidArticleError)
        return replyOf({ kind: 'refused', problems: [problemOf(error, path)] });
      throw error;
    }
  }

  return [
    api(`PUT ${editorAddresses.importedArticle}`, { body: bytes(maxArticleBytes) }, async (request) => {
      const { query, body } = request;
      const as = query.get(importFields.as) === 'published' ? 'published' : 'draft';
      const { name: author } = await permitted(request, 'publish', store.people);
      const basedOn = query.get(importFields.basedOn);
      return take(articlePathOf(query), body, { author, as, basedOn, formerPaths: formerPathsIn(query) });
    }),
    api(`PUT ${editorAddresses.wholeArticle}`, { body: bytes(maxArticleBytes) }, async (request) => {
      const { name: author } = await permitted(request, 'publish', store.people);
      const { query, body } = request;
      const { words } = wordsFor(request.headers);
      return replyOf(await publish(articlePathOf(query), body, { author, ...noteIn(query, words) }));
    }),
  ];
}

/** @throws HttpError 400 for an invalid path, or too many */
function formerPathsIn(query: URLSearchParams): string[] {
  const paths = (query.get(importFields.formerPaths) ?? '').split('\n').filter((path) => path !== '');
  if (
    paths.length > maxFormerPaths ||
    !paths.every((path) => isArticlePath(path) || isPostNumberAddress(path))
  )
    throw badRequest(`“${importFields.formerPaths}” must have at most ${maxFormerPaths} paths.`);
  return paths;
}

/** @throws HttpError 400 for a note over the length limit */
function noteIn(query: URLSearchParams, { refusals }: EditorWords['words']): { note?: string } {
  const note = query.get(editorFields.note);
  if (note !== null && note.length > maxNoteLength) throw badRequest(refusals.longNote(maxNoteLength));
  return note ? { note } : {};
}
