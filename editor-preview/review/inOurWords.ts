import { whyNot as whyNotIn } from '#editing/permission/whyNot.ts';
import type { Action, Person } from '#editing/person.ts';
import { type ReviewStanding, reviewInWords as reviewIn } from '#editing/review/review.ts';
import { whatIsCancelled as cancelledIn, type Schedule } from '#editing/review/schedule.ts';
import { momentInWords as momentIn } from '#editing/review/zonedTime.ts';
import { localeOf } from '#editing/words/language.ts';
import { toolLanguage, words } from '../words/words.ts';

// What server and tool both say, here in the language of the tool.

const language = localeOf[toolLanguage];

/** A moment as clocks of a time zone show it. */
export const momentInWords = (instant: string, zone: string): string => momentIn(instant, zone, language);

/** Why somebody may not do it and who may; undefined where they may. */
export const whyNot = (person: Person, action: Action, people: readonly Person[]): string | undefined =>
  whyNotIn(person, action, people, words.people);

/** How a review stands, in a sentence. */
export const reviewInWords = (standing: ReviewStanding): string => reviewIn(standing, words.reviewStanding);

/** What becomes of plans when their article is deleted, in a sentence. */
export const whatIsCancelled = (plans: readonly Pick<Schedule, 'kind' | 'dueAt' | 'zone'>[]): string =>
  cancelledIn(plans, words.reviewStanding, language);
