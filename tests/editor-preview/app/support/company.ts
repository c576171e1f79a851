import { createCommentBook } from '#editor-preview/app/company/commentBook.ts';
import type { Company } from '#editor-preview/app/company/company.ts';
import type { Answer, AskServer } from '#editor-preview/app/document/askServer.ts';
import { createPresence } from '#editor-preview/app/presence/presenceModel.ts';
import type { CommentStep, StoredCommentStep } from '#editor-preview/model/comments/comment.ts';
import type { Presence } from '#editor-preview/model/exchange.ts';
import { reviewsForTests } from './reviews.ts';

export interface CompanyForTests extends Company {
  readonly kept: StoredCommentStep[];
  readonly said: Presence[];
  readonly theirs: (step: CommentStep, author?: string) => void;
  fail: (failure: Answer<never> | undefined) => void;
}

export function companyForTests(): CompanyForTests {
  const kept: StoredCommentStep[] = [];
  const said: Presence[] = [];
  let failure: Answer<never> | undefined;
  const keep = (step: CommentStep, author: string): void => {
    if (kept.some(({ id }) => id === step.id)) return;
    kept.push({ ...step, number: kept.length + 1, author, at: '2026-05-04T09:00:00.000Z' });
  };
  const ask: AskServer = async (_address, { since }, isValue, { body } = {}) => {
    if (failure) return failure;
    if (body) keep(body as CommentStep, 'Ada Editor');
    const value: unknown = { steps: kept.filter(({ number }) => number > Number(since)) };
    if (!isValue(value)) throw new Error('This is not what was asked for.');
    return { kind: 'done', value };
  };
  let made = 0;
  const comments = createCommentBook({ path: '/a', ask, newId: () => `step-${++made}` });
  const presence = createPresence({
    person: 'ada',
    window: 'this',
    say: (presence) => void said.push(presence),
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
