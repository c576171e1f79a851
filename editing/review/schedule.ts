import { type ReviewWords, review as reviewInEnglish } from '../words/english/review.ts';
import type { Review } from './review.ts';
import { momentInWords } from './zonedTime.ts';

/** A scheduled action. */
export type ScheduleKind = 'publish' | 'withdraw';

/** The result. `overtaken`: done manually before it was due; `failed`: not possible, and not done. */
export type ScheduleOutcome = 'done' | 'cancelled' | 'overtaken' | 'failed';

/** A scheduled publication or withdrawal of an article. */
export interface Schedule {
  readonly id: string;
  readonly kind: ScheduleKind;
  /** ISO 8601, in UTC. */
  readonly dueAt: string;
  /** The time zone in which the time was entered, such as `Europe/Berlin`. */
  readonly zone: string;
  /** The author, in whose name it runs. */
  readonly author: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The last operation in the published state; absent for a withdrawal. */
  readonly sequence?: number;
  /** The change note for readers, one line. */
  readonly note?: string;
  /** Absent while pending. */
  readonly outcome?: ScheduleOutcome;
  /** The reason for the outcome, in a sentence. */
  readonly reason?: string;
  /** ISO 8601. */
  readonly endedAt?: string;
}

/** Body of `POST /editor/api/schedule?path=`. */
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

/** The reviews and schedules of an article. */
export interface ReviewState {
  /** In order; the latest if there are many. */
  readonly reviews: readonly Review[];
  /** Pending ones by due date, then ended ones, latest first. */
  readonly schedules: readonly Schedule[];
}

/** Each with the article's `path` in the query. */
export const reviewAddresses = {
  /** `GET`: {@link ReviewState}. `POST` `ReviewToMake`: the same. */
  review: '/editor/api/review',
  /** `POST` {@link ScheduleToMake}: {@link ReviewState}; 409 `{ error }`, 422 `{ problems }`. `DELETE` with {@link scheduleField}. */
  schedule: '/editor/api/schedule',
} as const;

/** In a query: the id of a schedule. */
export const scheduleField = 'id';

/** Maximum ended schedules in a response. */
export const maxEndedSchedules = 10;
/** Maximum days ahead; a later date is a typing error. */
export const maxDaysAhead = 2 * 366;

export function waitingSchedules(schedules: readonly Schedule[]): readonly Schedule[] {
  return schedules.filter(({ outcome }) => outcome === undefined);
}

/**
 * What happens to schedules when their article is deleted, in a sentence.
 * @param language of `words`, for dates
 */
export function whatIsCancelled(
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
