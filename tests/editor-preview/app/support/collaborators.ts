import type { Collaborators } from '#editor-preview/app/collaborators/collaborators.ts';
import { createCommentBook } from '#editor-preview/app/collaborators/commentBook.ts';
import type { Answer, ApiClient } from '#editor-preview/app/document/apiClient.ts';
import { createPresence } from '#editor-preview/app/presence/presenceModel.ts';
import type { CommentStep, StoredCommentStep } from '#editor-preview/model/comments/comment.ts';
import type { Presence } from '#editor-preview/model/exchange.ts';
import { reviewsForTests } from './reviews.ts';

export interface CollaboratorsForTests extends Collaborators {
  readonly kept: StoredCommentStep[];
  readonly said: Presence[];
  readonly theirs: (step: CommentStep, author?: string) => void;
  fail: (failure: Answer<never> | undefined) => void;
}

export function collaboratorsForTests(): CollaboratorsForTests {
  const kept: StoredCommentStep[] = [];
  const said: Presence[] = [];
  let failure: Answer<never> | undefined;
  const keep = (step: CommentStep, author: string): void => {
    if (kept.some(({ id }) => id === step.id)) return;
    kept.push({ ...step, number: kept.length + 1, author, at: '2026-05-04T09:00:00.000Z' });
  };
  const ask: ApiClient = async (_address, { since }, isValue, { body } = {}) => {
    if (failure) return failure;
    if (body) keep(body as CommentStep, 'Ada Editor');
    const value: unknown = { steps: kept.filter(({ number }) => number > Number(since)) };
    if (!isValue(value)) throw new Error('This is not what was asked for.');
    return { kind: 'done', value };
  };
  let made = 0;
  const comments = createCommentBook({ path: () => '/a', callApi: ask, newId: () => `step-${++made}` });
  const presence = createPresence({
    person: 'ada',
    window: 'this',
    send: (presence) => void said.push(presence),
  });
  return {
    presence,
    comments,
    reviews: reviewsForTests(),
    kept,
    said,
    theirs: (step, author = 'Bo Writer') => {
      keep(step, author);
      comments.receive({ number: kept.length });
    },
    fail: (next) => {
      failure = next;
    },
  };
}
