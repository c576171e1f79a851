import {
  isApproved,
  type Review,
  type ReviewKind,
  reviewInWords,
  reviewStatus,
} from '#editor-preview/model/review/review.ts';
import { failedSchedules, type Schedule, whyNotAt } from '#editor-preview/model/review/schedule.ts';

let number = 0;
const review = (kind: ReviewKind, sequence: number, more: Partial<Review> = {}): Review => ({
  number: ++number,
  kind,
  sequence,
  person: 'r',
  author: kind === 'asked' ? 'Wim' : 'Rhea',
  words: '',
  at: '2026-05-04T09:00:00Z',
  ...more,
});
const told = (reviews: readonly Review[], sequence: number | undefined) =>
  reviewInWords(reviewStatus(reviews, sequence));

test('an approval holds for one state, and for no other', () => {
  const reviews = [review('approved', 7)];
  expect(isApproved(reviewStatus(reviews, 7))).toBe(true);
  expect(isApproved(reviewStatus(reviews, 8))).toBe(false);
  // Something is not saved yet.
  expect(isApproved(reviewStatus(reviews, undefined))).toBe(false);
  expect(told(reviews, 7)).toBe('Rhea has approved this state.');
  expect(told(reviews, 8)).toMatch(/^Rhea has approved an earlier state. The article has changed since/);
});

test('the latest word counts', () => {
  const reviews = [review('approved', 7), review('changes-wanted', 7)];
  expect(isApproved(reviewStatus(reviews, 7))).toBe(false);
  expect(told(reviews, 7)).toBe('Rhea requests changes.');
  expect(told(reviews, 9)).toBe('Rhea requested changes. The article has changed since then.');
});

test('a question is open until a review is given', () => {
  expect(told([], 0)).toBe('This article has no review yet.');
  const asked = review('asked', 3, { askedOf: 'Rhea' });
  expect(told([asked], 3)).toBe('This article has no review yet. Wim has requested a review from Rhea.');
  expect(told([review('asked', 3)], 3)).toContain('Wim has requested a review from the medical reviewers');
  const { request: open, latestReview: given } = reviewStatus([asked, review('approved', 3)], 3);
  expect([open, given?.kind]).toEqual([undefined, 'approved']);
});

test('until it is reviewed here, what readers find on the page is said', () => {
  const onPage = { reviewer: 'Ruth Nakagawa', day: 'March 12, 2026' };
  const said = (reviews: readonly Review[], page = onPage) =>
    reviewInWords(reviewStatus(reviews, 3), undefined, page);
  expect(said([])).toBe(
    'The page says: reviewed March 12, 2026 by Ruth Nakagawa. No review is recorded in this editor.',
  );
  expect(said([], { ...onPage, day: '' })).toMatch(/^The page says: reviewed by Ruth Nakagawa/);
  expect(said([review('approved', 3)])).toBe('Rhea has approved this state.');
});

describe('a plan', () => {
  const now = Date.parse('2026-05-04T09:00:00Z');

  test('is for a time that is to come, and not for the next century', () => {
    expect(whyNotAt('2026-05-04T09:00:01Z', now)).toBeUndefined();
    for (const wrong of ['2026-05-04T09:00:00Z', '2026-05-04T08:00:00Z', '2099-01-01T00:00:00Z', 'x'])
      expect(whyNotAt(wrong, now)).toMatch(/\.$/);
  });

  test('that failed is told until another one is made', () => {
    const plan = (madeAt: string, more: Partial<Schedule> = {}): Schedule => ({
      id: madeAt,
      kind: 'publish',
      dueAt: madeAt,
      zone: 'UTC',
      author: 'Pia',
      madeAt,
      ...more,
    });
    const failed = plan('2026-05-01T00:00:00Z', { outcome: 'failed' });
    expect(failedSchedules([failed])).toEqual([failed]);
    expect(failedSchedules([plan('2026-05-02T00:00:00Z'), failed])).toEqual([]);
    expect(failedSchedules([plan('2026-05-02T00:00:00Z', { kind: 'withdraw' }), failed])).toEqual([failed]);
  });
});
