import { isBlank } from '#contracts/blank.ts';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { whyNot as whyNotIn } from '#editor-preview/model/permission/whyNot.ts';
import type { Action, Person } from '#editor-preview/model/person.ts';
import {
  type ReviewOnPage,
  type ReviewStatus,
  reviewInWords as reviewIn,
} from '#editor-preview/model/review/review.ts';
import {
  cancelledSchedulesInWords as cancelledIn,
  type Schedule,
} from '#editor-preview/model/review/schedule.ts';
import { momentInWords as momentIn } from '#editor-preview/model/review/zonedTime.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { localeOf } from '#editor-preview/model/words/language.ts';
import { toolLanguage, words } from '../words/words.ts';

// Texts shared with the server, in the tool's language.

const language = localeOf[toolLanguage];

export const momentInWords = (instant: string, zone: string): string => momentIn(instant, zone, language);

export const whyNot = (person: Person, action: Action, people: readonly Person[]): string | undefined =>
  whyNotIn(person, action, people, words.people);

export const reviewInWords = (status: ReviewStatus, article: EditedArticle): string =>
  reviewIn(status, words.reviewStatus, reviewOnPage(article));

/** A date as written, regardless of time zone. */
const dayOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });

function reviewOnPage(article: EditedArticle): ReviewOnPage | undefined {
  const fields = article.nodes.get(articleItself)?.fields ?? {};
  const reviewer = valueAt(fields, '/byline/medicalReviewer/name');
  if (typeof reviewer !== 'string' || isBlank(reviewer)) return undefined;
  const at = valueAt(fields, '/byline/reviewedAt');
  const moment = typeof at === 'string' ? Date.parse(at.slice(0, 10)) : Number.NaN;
  return { reviewer: reviewer.trim(), day: Number.isNaN(moment) ? '' : dayOf.format(moment) };
}

export const cancelledSchedulesInWords = (
  plans: readonly Pick<Schedule, 'kind' | 'dueAt' | 'zone'>[],
): string => cancelledIn(plans, words.reviewStatus, language);
