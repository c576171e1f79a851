import { createReviewBook, type ReviewBook } from '#editor-preview/app/collaborators/reviewBook.ts';
import type { Failure } from '#editor-preview/app/document/apiClient.ts';
import type { ReviewState } from '#editor-preview/model/review/schedule.ts';

export interface ReviewsForTests extends ReviewBook {
  readonly requests: { method: string; body: unknown; query: Readonly<Record<string, string>> }[];
  theirs: (state: Partial<ReviewState>) => Promise<void>;
  fail: (failure: Failure | undefined) => void;
}

export function reviewsForTests(): ReviewsForTests {
  let state: ReviewState = { reviews: [], schedules: [] };
  let failure: Failure | undefined;
  const requests: ReviewsForTests['requests'] = [];
  const book = createReviewBook({
    path: () => '/a',
    callApi: async (_address, query, isValue, { method = 'GET', body } = {}) => {
      if (method !== 'GET') requests.push({ method, body, query });
      if (failure) return failure;
      const value: unknown = state;
      if (!isValue(value)) throw new Error('This is not what was asked for.');
      return { kind: 'done', value };
    },
  });
  return {
    ...book,
    requests,
    theirs: async (next) => {
      state = { ...state, ...next };
      await book.refresh();
    },
    fail: (next) => {
      failure = next;
    },
  };
}
