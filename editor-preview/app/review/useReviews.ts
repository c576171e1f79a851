import { useSyncExternalStore } from 'react';
import { reviewStatus } from '#editor-preview/model/review/review.ts';
import { failedSchedules, type ReviewState, type Schedule } from '#editor-preview/model/review/schedule.ts';
import type { Collaborators } from '../collaborators/collaborators.ts';
import type { SidePanelProps } from '../tool/command.ts';

export function useReviews({ reviews }: Pick<Collaborators, 'reviews'>): ReviewState | undefined {
  return useSyncExternalStore(reviews.subscribe, reviews.now);
}

/** Pending tasks of the signed-in person: review requests, and failed schedules. */
export function useReviewCount({ context: { collaborators, person, view } }: SidePanelProps): number {
  const state = useReviews(collaborators);
  if (!state) return 0;
  const { request } = reviewStatus(state.reviews, view.sequence);
  const isRequested =
    request !== undefined &&
    (request.askedOf === undefined ? person.role === 'medical-reviewer' : request.askedOf === person.name);
  return (isRequested ? 1 : 0) + failedSchedules(state.schedules).length;
}

export function nextSchedule(state: ReviewState | undefined): Schedule | undefined {
  return state?.schedules.find(({ outcome }) => outcome === undefined);
}
