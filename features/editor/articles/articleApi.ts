import { InvalidArticleError } from '#content/source/errors.ts';
import { editorAddresses, editorFields, maxNoteLength } from '#editing/editorPages.ts';
import { badRequest } from '#platform/http/httpError.ts';
import { readArticle } from '#quality/json/readArticle.ts';
import type { RenderInTurns } from '#shell/renderPage.ts';
import { maxArticleBytes } from '#transformer/limits.ts';
import { api, bytes, type Route } from '../../parts/route.ts';
import { articlePathOf } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { type EditorWords, wordsFor } from '../words/words.ts';
import { type Outcome, outcomeOf, problemOf, replyOf } from './outcome.ts';

/**
 * Writes an article as a whole, for programs such as `pagewell import`: `{ revision, changed }` where readers get it,
 * `{ conflict }` with 409 while an editor has a draft of it, `{ problems }` with 422 where it makes no page.
 */
export function articleApi({ store, render }: { store: EditorStore; render: RenderInTurns }): Route[] {
  async function publish(
    path: string,
    source: Uint8Array,
    by: { author: string; note?: string },
  ): Promise<Outcome> {
    const parsed = readArticle(source, path);
    if (!parsed.ok) return { kind: 'refused', problems: [parsed.problem] };
    try {
      const { document, problems } = await render(parsed.value, {
        preview: false,
        experiments: {},
        country: undefined,
      });
      if (!document) return { kind: 'refused', problems };
      return outcomeOf(await store.publish(path, parsed.value, { ...by, leavesDrafts: true }));
    } catch (error) {
      if (error instanceof InvalidArticleError)
        return { kind: 'refused', problems: [problemOf(error, path)] };
      throw error;
    }
  }

  return [
    api(`PUT ${editorAddresses.wholeArticle}`, {
      body: bytes(maxArticleBytes),
      handle: async (request) => {
        const { name: author } = await permitted(request, 'publish', store.people);
        const { query, body } = request;
        const { words } = wordsFor(request.headers);
        return replyOf(await publish(articlePathOf(query), body, { author, ...noteIn(query, words) }));
      },
    }),
  ];
}

/** @throws HttpError 400 where the note is longer than is kept */
function noteIn(query: URLSearchParams, { refusals }: EditorWords['words']): { note?: string } {
  const note = query.get(editorFields.note);
  if (note !== null && note.length > maxNoteLength) throw badRequest(refusals.longNote(maxNoteLength));
  return note ? { note } : {};
}
