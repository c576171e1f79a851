import { useSyncExternalStore } from 'react';
import { reviewStanding } from '#editing/review/review.ts';
import { failedSchedules, type ReviewState, type Schedule } from '#editing/review/schedule.ts';
import type { Company } from '../company/company.ts';
import type { SidePanelProps } from '../tool/command.ts';

/** How review and plans stand; undefined until the server has told. */
export function useReviews({ reviews }: Pick<Company, 'reviews'>): ReviewState | undefined {
  return useSyncExternalStore(reviews.subscribe, reviews.now);
}

/** What waits for whoever is signed in: a review that they are asked for, and plans that have failed. */
export function useReviewCount({ context: { company, person, view } }: SidePanelProps): number {
  const state = useReviews(company);
  if (!state) return 0;
  const { asked } = reviewStanding(state.reviews, view.sequence);
  const isAsked =
    asked !== undefined &&
    (asked.askedOf === undefined ? person.role === 'medical-reviewer' : asked.askedOf === person.name);
  return (isAsked ? 1 : 0) + failedSchedules(state.schedules).length;
}

/** What is planned next; undefined where nothing is. */
export function nextSchedule(state: ReviewState | undefined): Schedule | undefined {
  return state?.schedules.find(({ outcome }) => outcome === undefined);
}
