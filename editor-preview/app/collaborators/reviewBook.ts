import { hasFields, isListOf, isNumber, isOneOf, isText } from '#contracts/json/guards.ts';
import { editorFields } from '#editor-preview/model/editorPages.ts';
import type { Review, ReviewKind, ReviewToMake } from '#editor-preview/model/review/review.ts';
import {
  type ReviewState,
  reviewAddresses,
  type Schedule,
  type ScheduleKind,
  type ScheduleToMake,
  scheduleField,
} from '#editor-preview/model/review/schedule.ts';
import type { Answer, ApiClient } from '../document/apiClient.ts';
import { createListeners } from '../parts/listeners.ts';

export interface ReviewBook {
  subscribe: (listener: () => void) => () => void;
  now: () => ReviewState | undefined;
  refresh: () => Promise<Answer<ReviewState>>;
  make: (review: ReviewToMake) => Promise<Answer<ReviewState>>;
  plan: (schedule: ScheduleToMake) => Promise<Answer<ReviewState>>;
  cancel: (id: string) => Promise<Answer<ReviewState>>;
}

export function createReviewBook({ path, callApi }: { path: () => string; callApi: ApiClient }): ReviewBook {
  const query = () => ({ [editorFields.path]: path() });
  const { subscribe, notify } = createListeners();
  let state: ReviewState | undefined;
  let requestCount = 0;

  async function learn(request: Promise<Answer<ReviewState>>): Promise<Answer<ReviewState>> {
    const number = ++requestCount;
    const answer = await request;
    if (answer.kind === 'done' && number === requestCount) {
      state = answer.value;
      notify();
    }
    return answer;
  }
  const { review, schedule } = reviewAddresses;
  const refresh = () => learn(callApi(review, query(), isReviewState));
  return {
    subscribe: (listener) => {
      // The first subscriber triggers the fetch.
      if (requestCount === 0) void refresh();
      return subscribe(listener);
    },
    now: () => state,
    refresh,
    make: (body) => learn(callApi(review, query(), isReviewState, { method: 'POST', body })),
    plan: (body) => learn(callApi(schedule, query(), isReviewState, { method: 'POST', body })),
    cancel: (id) =>
      learn(callApi(schedule, { ...query(), [scheduleField]: id }, isReviewState, { method: 'DELETE' })),
  };
}

const isReview = hasFields<Review>({
  number: isNumber,
  kind: isOneOf<ReviewKind>('asked', 'approved', 'changes-wanted'),
  author: isText,
  words: isText,
  at: isText,
});
const isSchedule = hasFields<Schedule>({
  id: isText,
  kind: isOneOf<ScheduleKind>('publish', 'withdraw'),
  dueAt: isText,
  zone: isText,
  author: isText,
});
const isReviewState = hasFields<ReviewState>({
  reviews: isListOf(isReview),
  schedules: isListOf(isSchedule),
});
