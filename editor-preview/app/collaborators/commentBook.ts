import { isRecord } from '#contracts/json/isRecord.ts';
import {
  type Comment,
  type CommentPlace,
  type CommentStep,
  commentsOf,
  type StoredCommentStep,
} from '#editor-preview/model/comments/comment.ts';
import {
  type CommentSteps,
  commentsAddress,
  sinceStepField,
} from '#editor-preview/model/comments/commentExchange.ts';
import type { MarkedWords } from '#editor-preview/model/comments/markedWords.ts';
import type { Answer, ApiClient } from '../document/apiClient.ts';

export interface Marked {
  readonly block: string;
  readonly pointer: string;
  readonly words: MarkedWords;
}

export interface CommentsNow {
  readonly comments: readonly Comment[];
  /** The quote of the next comment, if words are selected. */
  readonly marked: Marked | undefined;
  readonly composing: number;
  readonly current: string | undefined;
}

export interface CommentBook {
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => CommentsNow;
  readonly receive: (data: unknown) => void;
  readonly refresh: () => Promise<void>;
  readonly begin: (place: CommentPlace, text: string) => Promise<Answer<unknown>>;
  readonly answer: (comment: string, text: string) => Promise<Answer<unknown>>;
  readonly resolve: (comment: string, isResolved: boolean) => Promise<Answer<unknown>>;
  readonly mark: (marked: Marked | undefined) => void;
  readonly compose: () => void;
  readonly setCurrent: (comment: string | undefined) => void;
  /** Unsent texts by place. Retained while other things are selected. */
  readonly drafts: Map<string, string>;
}

type Unnamed<Step> = Step extends unknown ? Omit<Step, 'id'> : never;

interface BookParts {
  path: () => string;
  callApi: ApiClient;
  newId?: () => string;
}

export function createCommentBook({
  path,
  callApi,
  newId = () => crypto.randomUUID(),
}: BookParts): CommentBook {
  const listeners = new Set<() => void>();
  let steps: readonly StoredCommentStep[] = [];
  let now: CommentsNow = { comments: [], marked: undefined, composing: 0, current: undefined };
  let request: Promise<void> | undefined;
  let wanted = 0;
  const unacknowledged = new Map<string, string>();
  const last = (): number => steps.at(-1)?.number ?? 0;

  function become(next: Partial<CommentsNow>): void {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  }
  /** Appends new steps; one that arrived otherwise meanwhile is skipped. */
  function take(came: CommentSteps): void {
    const fresh = came.steps.filter(({ number }) => number > last());
    if (fresh.length === 0) return;
    steps = [...steps, ...fresh];
    become({ comments: commentsOf(steps) });
  }
  function refresh(): Promise<void> {
    request ??= callApi(commentsAddress, { path: path(), [sinceStepField]: String(last()) }, isCommentSteps)
      .then((answer) => {
        if (answer.kind === 'done') take(answer.value);
        else wanted = last();
      })
      .finally(() => {
        request = undefined;
        // New steps during the request.
        if (wanted > last()) void refresh();
      });
    return request;
  }
  /** A retry has the same id, because the first response may have been lost. */
  async function send(step: Unnamed<CommentStep>): Promise<Answer<unknown> & { id: string }> {
    const key = JSON.stringify(step);
    const id = unacknowledged.get(key) ?? newId();
    unacknowledged.set(key, id);
    const answer = await callApi(
      commentsAddress,
      { path: path(), [sinceStepField]: String(last()) },
      isCommentSteps,
      {
        method: 'POST',
        body: { ...step, id },
      },
    );
    if (answer.kind === 'done') {
      unacknowledged.delete(key);
      take(answer.value);
    }
    return { ...answer, id };
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => now,
    receive: (data) => {
      const number = isRecord(data) ? data.number : undefined;
      if (typeof number !== 'number' || number <= last()) return;
      wanted = number;
      void refresh();
    },
    refresh,
    begin: async (place, text) => {
      const answer = await send({ kind: 'begin', place, text });
      if (answer.kind === 'done') become({ current: answer.id, marked: undefined });
      return answer;
    },
    answer: (comment, text) => send({ kind: 'answer', comment, text }),
    resolve: (comment, isResolved) => send({ kind: isResolved ? 'resolve' : 'reopen', comment }),
    mark: (marked) => {
      if (marked !== now.marked) become({ marked });
    },
    compose: () => become({ composing: now.composing + 1 }),
    setCurrent: (current) => {
      if (current !== now.current) become({ current });
    },
    drafts: new Map(),
  };
}

function isCommentSteps(value: unknown): value is CommentSteps {
  return isRecord(value) && Array.isArray(value.steps) && value.steps.every(isStep);
}

function isStep(value: unknown): value is StoredCommentStep {
  if (!isRecord(value) || typeof value.number !== 'number' || typeof value.id !== 'string') return false;
  if (typeof value.author !== 'string' || typeof value.at !== 'string') return false;
  if (value.kind === 'resolve' || value.kind === 'reopen') return typeof value.comment === 'string';
  if (typeof value.text !== 'string') return false;
  if (value.kind === 'answer') return typeof value.comment === 'string';
  return (
    value.kind === 'begin' &&
    isRecord(value.place) &&
    typeof value.place.block === 'string' &&
    typeof value.place.name === 'string'
  );
}
