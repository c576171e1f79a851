import { type ReviewWords, review as reviewInEnglish } from '../words/english/review.ts';
import type { Review } from './review.ts';
import { momentInWords } from './zonedTime.ts';

/** What is to be done by itself. */
export type ScheduleKind = 'publish' | 'withdraw';

/**
 * How it has ended. `overtaken`: somebody did the same by hand before it was due; `failed`: it could not be done, and was not.
 */
export type ScheduleOutcome = 'done' | 'cancelled' | 'overtaken' | 'failed';

/** That an article is to be published, or withdrawn, at a time. */
export interface Schedule {
  readonly id: string;
  readonly kind: ScheduleKind;
  /** ISO 8601, in UTC. */
  readonly dueAt: string;
  /** The time zone in which whoever planned it has said the time, such as `Europe/Berlin`. */
  readonly zone: string;
  /** Who has planned it: in their name it is done. */
  readonly author: string;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The last operation in the state that is published; that of withdrawing has none. */
  readonly sequence?: number;
  /** What was changed, in a line for readers. */
  readonly note?: string;
  /** Absent while it waits. */
  readonly outcome?: ScheduleOutcome;
  /** Why it has ended so, in a sentence. */
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
      /** The article as of this operation is published, whatever is written afterwards. */
      readonly sequence: number;
      readonly note?: string;
    }
  | { readonly kind: 'withdraw'; readonly dueAt: string; readonly zone: string };

/** How review and plans of an article stand. */
export interface ReviewState {
  /** In their order; the latest ones where there are many. */
  readonly reviews: readonly Review[];
  /** Those that wait, the next one first; then those that have ended, the latest first. */
  readonly schedules: readonly Schedule[];
}

/** Addresses of both, each with the article's `path` in the query. */
export const reviewAddresses = {
  /** `GET`: {@link ReviewState}. `POST` `ReviewToMake`: the same. */
  review: '/editor/api/review',
  /** `POST` {@link ScheduleToMake}: {@link ReviewState}; 409 `{ error }`, 422 `{ problems }`. `DELETE` with {@link scheduleField}. */
  schedule: '/editor/api/schedule',
} as const;

/** In a query: the id of a schedule. */
export const scheduleField = 'id';

/** Ended ones that are told. */
export const maxEndedSchedules = 10;
/** Nobody plans further ahead, in days: it is a slip of the finger. */
export const maxDaysAhead = 2 * 366;

/** Those that wait. */
export function waitingSchedules(schedules: readonly Schedule[]): readonly Schedule[] {
  return schedules.filter(({ outcome }) => outcome === undefined);
}

/**
 * What becomes of plans when their article is deleted, in a sentence.
 *
 * @param language of `words`, in which moments are said
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

/** The latest one that could not be done, where nothing of its kind was planned after it. */
export function failedSchedules(schedules: readonly Schedule[]): readonly Schedule[] {
  return schedules.filter(
    (one) =>
      one.outcome === 'failed' &&
      !schedules.some((other) => other.kind === one.kind && other.madeAt > one.madeAt),
  );
}

/** Why nothing can be done at this time, in a sentence; undefined where it can. */
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
