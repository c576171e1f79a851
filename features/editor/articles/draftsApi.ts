import { editorFields } from '../../../editing/editorPages.ts';
import type { RenderInTurns } from '../../../shell/renderPage.ts';
import { maxArticleBytes } from '../../../transformer/limits.ts';
import { type ApiReply, api, bytes, type Route } from '../../parts/route.ts';
import { articlePathOf, basedOnOf, changeNote, requiredField } from '../requests/requestFields.ts';
import { permitted } from '../requests/signedIn.ts';
import { type EditorStore, type Outcome, openArticle, publishDraft, saveDraft } from './articleDrafts.ts';

/**
 * What the editor's script, and `pagewell import`, ask of the server. Every answer is JSON: `{ revision }` where it was
 * done, `{ conflict }` with 409, `{ problems }` with 422.
 */
export function draftsApi({ store, render }: { store: EditorStore; render: RenderInTurns }): Route[] {
  return [
    api('GET /editor/api/article', {
      handle: async ({ query }) => ({ body: await openArticle(store, articlePathOf(query)) }),
    }),
    api('PUT /editor/api/draft', {
      body: bytes(maxArticleBytes),
      handle: async (request) => {
        const { query, body } = request;
        const { name: author } = await permitted(request, 'write', store.people);
        const path = articlePathOf(query);
        const onto = query.get(editorFields.onto) || undefined;
        return replyOf(
          await saveDraft(store, { path, source: body, basedOn: basedOnOf(query), onto, author }),
        );
      },
    }),
    api('POST /editor/api/publication', {
      body: changeNote,
      handle: async (request) => {
        const { query, body: note } = request;
        const { name: author } = await permitted(request, 'publish', store.people);
        const revision = requiredField(query, editorFields.revision);
        return replyOf(
          await publishDraft(store, { path: articlePathOf(query), revision, note, author }, render),
        );
      },
    }),
  ];
}

/** What is answered where an article was kept or published, or was not. */
export function replyOf(outcome: Outcome): ApiReply {
  switch (outcome.kind) {
    case 'done':
      return { body: { revision: outcome.revision } };
    case 'conflict':
      return { status: 409, body: { conflict: outcome.conflict } };
    case 'refused':
      return { status: 422, body: { problems: outcome.problems } };
  }
}
