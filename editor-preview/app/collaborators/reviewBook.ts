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
import type { Answer, ApiClient } from '../document/apiClient.ts';

export interface ReviewBook {
  subscribe: (listener: () => void) => () => void;
  now: () => ReviewState | undefined;
  refresh: () => Promise<Answer<ReviewState>>;
  make: (review: ReviewToMake) => Promise<Answer<ReviewState>>;
  plan: (schedule: ScheduleToMake) => Promise<Answer<ReviewState>>;
  cancel: (id: string) => Promise<Answer<ReviewState>>;
}

interface BookParts {
  path: () => string;
  callApi: ApiClient;
}

export function createReviewBook({ path, callApi }: BookParts): ReviewBook {
  const query = () => ({ [editorFields.path]: path() });
  const listeners = new Set<() => void>();
  let state: ReviewState | undefined;
  let requestCount = 0;

  async function learn(request: Promise<Answer<ReviewState>>): Promise<Answer<ReviewState>> {
    const number = ++requestCount;
    const answer = await request;
    if (answer.kind === 'done' && number === requestCount) {
      state = answer.value;
      for (const listener of listeners) listener();
    }
    return answer;
  }
  const { review, schedule } = reviewAddresses;
  const refresh = () => learn(callApi(review, query(), isReviewState));
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      // The first subscriber triggers the fetch.
      if (requestCount === 0) void refresh();
      return () => listeners.delete(listener);
    },
    now: () => state,
    refresh,
    make: (body) => learn(callApi(review, query(), isReviewState, { method: 'POST', body })),
    plan: (body) => learn(callApi(schedule, query(), isReviewState, { method: 'POST', body })),
    cancel: (id) =>
      learn(callApi(schedule, { ...query(), [scheduleField]: id }, isReviewState, { method: 'DELETE' })),
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
