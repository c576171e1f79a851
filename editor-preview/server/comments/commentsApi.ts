import type { CommentStep } from '#editor-preview/model/comments/comment.ts';
import {
  type CommentSteps,
  commentsAddress,
  maxCommentBytes,
  sinceStepField,
} from '#editor-preview/model/comments/commentExchange.ts';
import { type EditorStore, newArticle } from '#editor-preview/store/editorStore.ts';
import { api, json, type Route } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import { validateCommentStep } from '#schemas/generated/validators.js';
import { articlePathOf } from '../requests/requestFields.ts';
import { sequenceIn } from '../requests/sequenceIn.ts';
import { permitted } from '../requests/signedIn.ts';
import { wordsFor } from '../words/words.ts';

export function commentsApi(store: Pick<EditorStore, 'editing' | 'comments' | 'people'>): Route[] {
  return [
    api(`GET ${commentsAddress}`, async ({ query }) => ({
      body: await stepsBehind(articlePathOf(query), sequenceIn(query.get(sinceStepField) ?? '0')),
    })),
    api(
      `POST ${commentsAddress}`,
      { body: json(validateCommentStep, { maxBytes: maxCommentBytes }) },
      async (request) => {
        const { name } = await permitted(request, 'comment', store.people);
        const { query, body } = request;
        const path = articlePathOf(query);
        const since = sequenceIn(query.get(sinceStepField) ?? '0');
        await store.editing.open(path, newArticle(path));
        const outcome = await store.comments.add(path, trimmed(body), name);
        if (outcome.ok) return { body: await stepsBehind(path, since) };
        if (outcome.because === 'no-comment') throw notFound();
        return {
          status: 409,
          body: { error: wordsFor(request.headers).words.refusals.manyComments },
        };
      },
    ),
  ];

  async function stepsBehind(path: string, number: number): Promise<CommentSteps> {
    return { steps: await store.comments.since(path, number) };
  }
}

function trimmed(step: CommentStep): CommentStep {
  return 'text' in step ? { ...step, text: step.text.trim() } : step;
}
