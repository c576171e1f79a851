import { type ReviewWords, review as reviewInEnglish } from '../words/english/review.ts';
import type { Review } from './review.ts';
import { momentInWords } from './zonedTime.ts';

export type ScheduleKind = 'publish' | 'withdraw';

/** The result. `overtaken`: done manually before it was due; `failed`: not possible, and not done. */
export type ScheduleOutcome = 'done' | 'cancelled' | 'overtaken' | 'failed';

export interface Schedule {
  readonly id: string;
  readonly kind: ScheduleKind;
  readonly dueAt: string;
  readonly zone: string;
  /** The author, in whose name it runs. */
  readonly author: string;
  readonly madeAt: string;
  readonly sequence?: number;
  readonly note?: string;
  readonly outcome?: ScheduleOutcome;
  readonly reason?: string;
  readonly endedAt?: string;
}

export type ScheduleToMake =
  | {
      readonly kind: 'publish';
      readonly dueAt: string;
      readonly zone: string;
      /** The state after this operation is published, without later edits. */
      readonly sequence: number;
      readonly note?: string;
    }
  | { readonly kind: 'withdraw'; readonly dueAt: string; readonly zone: string };

export interface ReviewState {
  readonly reviews: readonly Review[];
  /** Pending ones by due date, then ended ones, latest first. */
  readonly schedules: readonly Schedule[];
}

export const reviewAddresses = {
  /** `GET`: {@link ReviewState}. `POST` `ReviewToMake`: the same. */
  review: '/editor/api/review',
  /** `POST` {@link ScheduleToMake}: {@link ReviewState}; 409, 422. `DELETE` with {@link scheduleField}. */
  schedule: '/editor/api/schedule',
} as const;

export const scheduleField = 'id';

export const maxEndedSchedules = 10;
/** Maximum days ahead; a later date is a typing error. */
export const maxDaysAhead = 2 * 366;

export function pendingSchedules(schedules: readonly Schedule[]): readonly Schedule[] {
  return schedules.filter(({ outcome }) => outcome === undefined);
}

/** @param language of `words`, for dates */
export function cancelledSchedulesInWords(
  plans: readonly Pick<Schedule, 'kind' | 'dueAt' | 'zone'>[],
  words: ReviewWords = reviewInEnglish,
  language?: string,
): string {
  const each = plans.map(({ kind, dueAt, zone }) =>
    words[kind === 'publish' ? 'publishingOn' : 'withdrawingOn'](momentInWords(dueAt, zone, language)),
  );
  return words.cancelled(each.join(words.andPlan));
}

/** The latest failed one, unless the same kind was scheduled after it. */
export function failedSchedules(schedules: readonly Schedule[]): readonly Schedule[] {
  return schedules.filter(
    (one) =>
      one.outcome === 'failed' &&
      !schedules.some((other) => other.kind === one.kind && other.madeAt > one.madeAt),
  );
}

/** Why this time cannot be scheduled, in a sentence; undefined if it can. */
export function whyNotAt(
  dueAt: string,
  now: number,
  words: ReviewWords = reviewInEnglish,
): string | undefined {
  const time = Date.parse(dueAt);
  if (Number.isNaN(time)) return words.noTime;
  if (time <= now) return words.hasPassed;
  if (time > now + maxDaysAhead * 24 * 60 * 60 * 1000) return words.tooFarAhead;
  return undefined;
}
