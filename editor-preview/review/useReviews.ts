import { useSyncExternalStore } from 'react';
import { reviewStanding } from '#editing/review/review.ts';
import { failedSchedules, type ReviewState, type Schedule } from '#editing/review/schedule.ts';
import type { Company } from '../company/company.ts';
import type { SidePanelProps } from '../tool/command.ts';

/** The reviews and schedules; undefined until fetched. */
export function useReviews({ reviews }: Pick<Company, 'reviews'>): ReviewState | undefined {
  return useSyncExternalStore(reviews.subscribe, reviews.now);
}

/** Pending tasks of the signed-in person: review requests, and failed schedules. */
export function useReviewCount({ context: { company, person, view } }: SidePanelProps): number {
  const state = useReviews(company);
  if (!state) return 0;
  const { asked } = reviewStanding(state.reviews, view.sequence);
  const isAsked =
    asked !== undefined &&
    (asked.askedOf === undefined ? person.role === 'medical-reviewer' : asked.askedOf === person.name);
  return (isAsked ? 1 : 0) + failedSchedules(state.schedules).length;
}

/** The next schedule; undefined if there is none. */
export function nextSchedule(state: ReviewState | undefined): Schedule | undefined {
  return state?.schedules.find(({ outcome }) => outcome === undefined);
}
