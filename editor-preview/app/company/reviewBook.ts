import { isRecord } from '#contracts/json/isRecord.ts';
import { editorFields } from '#editor-preview/model/editorPages.ts';
import type { Review, ReviewToMake } from '#editor-preview/model/review/review.ts';
import {
  type ReviewState,
  reviewAddresses,
  type Schedule,
  type ScheduleToMake,
  scheduleField,
} from '#editor-preview/model/review/schedule.ts';
import type { Answer, AskServer } from '../document/askServer.ts';

export interface ReviewBook {
  subscribe: (listener: () => void) => () => void;
  now: () => ReviewState | undefined;
  refresh: () => Promise<Answer<ReviewState>>;
  make: (review: ReviewToMake) => Promise<Answer<ReviewState>>;
  plan: (schedule: ScheduleToMake) => Promise<Answer<ReviewState>>;
  cancel: (id: string) => Promise<Answer<ReviewState>>;
}

interface BookParts {
  path: string;
  ask: AskServer;
}

export function createReviewBook({ path, ask }: BookParts): ReviewBook {
  const query = { [editorFields.path]: path };
  const listeners = new Set<() => void>();
  let state: ReviewState | undefined;
  let asked = 0;

  async function learn(answering: Promise<Answer<ReviewState>>): Promise<Answer<ReviewState>> {
    const number = ++asked;
    const answer = await answering;
    if (answer.kind === 'done' && number === asked) {
      state = answer.value;
      for (const listener of listeners) listener();
    }
    return answer;
  }
  const { review, schedule } = reviewAddresses;
  const refresh = () => learn(ask(review, query, isReviewState));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      // The first subscriber triggers the fetch.
      if (asked === 0) void refresh();
      return () => listeners.delete(listener);
    },
    now: () => state,
    refresh,
    make: (body) => learn(ask(review, query, isReviewState, { method: 'POST', body })),
    plan: (body) => learn(ask(schedule, query, isReviewState, { method: 'POST', body })),
    cancel: (id) =>
      learn(ask(schedule, { ...query, [scheduleField]: id }, isReviewState, { method: 'DELETE' })),
  };
}

function isReviewState(value: unknown): value is ReviewState {
  return (
    isRecord(value) &&
    Array.isArray(value.reviews) &&
    value.reviews.every(isReview) &&
    Array.isArray(value.schedules) &&
    value.schedules.every(isSchedule)
  );
}

function isReview(value: unknown): value is Review {
  return (
    isRecord(value) &&
    typeof value.number === 'number' &&
    typeof value.sequence === 'number' &&
    (value.kind === 'asked' || value.kind === 'approved' || value.kind === 'changes-wanted') &&
    typeof value.author === 'string' &&
    typeof value.words === 'string' &&
    typeof value.at === 'string'
  );
}

function isSchedule(value: unknown): value is Schedule {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    (value.kind === 'publish' || value.kind === 'withdraw') &&
    typeof value.dueAt === 'string' &&
    typeof value.zone === 'string' &&
    typeof value.author === 'string'
  );
}
