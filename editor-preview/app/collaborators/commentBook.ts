import { hasFields, isListOf, isNumber, isText } from '#contracts/json/guards.ts';
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
import { createListeners } from '../parts/listeners.ts';

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

export type CommentBook = ReturnType<typeof createCommentBook>;

type Unnamed<Step> = Step extends unknown ? Omit<Step, 'id'> : never;

interface BookParts {
  path: () => string;
  callApi: ApiClient;
  newId?: () => string;
}

export function createCommentBook(parts: BookParts) {
  const { path, callApi, newId = () => crypto.randomUUID() } = parts;
  const { subscribe, notify } = createListeners();
  let steps: readonly StoredCommentStep[] = [];
  let now: CommentsNow = { comments: [], marked: undefined, composing: 0, current: undefined };
  let request: Promise<void> | undefined;
  let wanted = 0;
  const unacknowledged = new Map<string, string>();
  const last = (): number => steps.at(-1)?.number ?? 0;

  function become(next: Partial<CommentsNow>): void {
    now = { ...now, ...next };
    notify();
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
    subscribe,
    now: () => now,
    receive: (data: unknown) => {
      const number = isRecord(data) ? data.number : undefined;
      if (typeof number !== 'number' || number <= last()) return;
      wanted = number;
      void refresh();
    },
    refresh,
    begin: async (place: CommentPlace, text: string) => {
      const answer = await send({ kind: 'begin', place, text });
      if (answer.kind === 'done') become({ current: answer.id, marked: undefined });
      return answer;
    },
    answer: (comment: string, text: string) => send({ kind: 'answer', comment, text }),
    resolve: (comment: string, isResolved: boolean) =>
      send({ kind: isResolved ? 'resolve' : 'reopen', comment }),
    mark: (marked: Marked | undefined) => {
      if (marked !== now.marked) become({ marked });
    },
    compose: () => become({ composing: now.composing + 1 }),
    setCurrent: (current: string | undefined) => {
      if (current !== now.current) become({ current });
    },
    drafts: new Map(),
  };
}

const isPlace = hasFields<CommentPlace>({ block: isText, name: isText });
const isStored = hasFields<StoredCommentStep>({ number: isNumber, id: isText, author: isText, at: isText });

function isStep(value: unknown): value is StoredCommentStep {
  if (!isRecord(value) || !isStored(value)) return false;
  if (value.kind === 'begin') return isText(value.text) && isPlace(value.place);
  if (value.kind === 'answer') return isText(value.text) && isText(value.comment);
  return (value.kind === 'resolve' || value.kind === 'reopen') && isText(value.comment);
}

const isCommentSteps = hasFields<CommentSteps>({ steps: isListOf(isStep) });
