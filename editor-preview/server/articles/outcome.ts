import type { PublishOutcome } from '#content/database/articles/publishArticle.ts';
import type { InvalidArticleError } from '#content/source/errors.ts';
import type { Conflict } from '#editor-preview/model/editorPages.ts';
import type { PublishEditedOutcome } from '#editor-preview/store/editing/editingStore.ts';
import type { ApiReply } from '#feature-kit/route.ts';
import { createProblem } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';

export type Outcome =
  | { kind: 'done'; revision: string; changed: boolean }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; problems: Problem[] };

export function outcomeOf(stored: PublishOutcome | PublishEditedOutcome): Outcome {
  if (stored.ok) return { kind: 'done', revision: stored.revision, changed: stored.changed };
  const current = stored.conflict === 'published-moved' ? stored.published : stored.current;
  const is = current && { revision: current.revision, updatedAt: current.updatedAt };
  return { kind: 'conflict', conflict: { kind: stored.conflict, ...(is ? { current: is } : {}) } };
}

export function replyOf(outcome: Outcome): ApiReply {
  switch (outcome.kind) {
    case 'done':
      return { body: { revision: outcome.revision, changed: outcome.changed } };
    case 'conflict':
      return { status: 409, body: { conflict: outcome.conflict } };
    case 'refused':
      return { status: 422, body: { problems: outcome.problems } };
  }
}

export function problemOf({ message, pointer }: InvalidArticleError, path: string): Problem {
  return createProblem({ rule: 'article/not-kept', severity: 'error', message, path, pointer });
}
