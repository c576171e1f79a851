import express, { type RequestHandler, type Response, Router } from 'express';
import { editorFields } from '../../contracts/editor.ts';
import type { RenderInTurns } from '../../shell/renderPage.ts';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { inertPolicy } from '../security/contentSecurityPolicy.ts';
import { type EditorStore, type Outcome, openArticle, publishDraft, saveDraft } from './articleDrafts.ts';
import { articlePathOf, basedOnOf, queryOf, requiredField } from './requestFields.ts';

/**
 * What the editor's script, and `pagewell import`, ask of the server. Every answer is JSON: `{ revision }` where it was done, `{ conflict }`
 * with 409, `{ problems }` with 422.
 */
export function draftsApi({ store, render }: { store: EditorStore; render: RenderInTurns }): Router {
  const router = Router({ caseSensitive: true });
  const readText = express.raw({ type: () => true, limit: maxArticleBytes, inflate: false });

  router.use((_request, response, next) => {
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': inertPolicy,
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });

  router.get('/article', async (request, response) => {
    response.json(await openArticle(store, articlePathOf(queryOf(request))));
  });

  const save: RequestHandler = async (request, response) => {
    const query = queryOf(request);
    const body: unknown = request.body;
    const outcome = await saveDraft(store, {
      path: articlePathOf(query),
      // Without a body there is nothing to read, which is no article.
      source: body instanceof Uint8Array ? body : '',
      basedOn: basedOnOf(query),
      onto: query.get(editorFields.onto) || undefined,
    });
    sendOutcome(response, outcome);
  };
  router.put('/draft', readText, save);

  router.post('/publication', async (request, response) => {
    const query = queryOf(request);
    const revision = requiredField(query, editorFields.revision);
    sendOutcome(response, await publishDraft(store, { path: articlePathOf(query), revision }, render));
  });

  return router;
}

function sendOutcome(response: Response, outcome: Outcome): void {
  switch (outcome.kind) {
    case 'done':
      response.json({ revision: outcome.revision });
      return;
    case 'conflict':
      response.status(409).json({ conflict: outcome.conflict });
      return;
    case 'refused':
      response.status(422).json({ problems: outcome.problems });
      return;
  }
}
