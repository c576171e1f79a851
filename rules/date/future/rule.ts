import { dayOf } from '#contracts/siteTime.ts';
import type { Report, Rule } from '../../engine/rule.ts';
import type { ArticleSubject } from '../../engine/subjects/subjects.ts';

/** Allows for clock skew and time zones: one day, in milliseconds. */
const tolerance = 24 * 60 * 60 * 1000;

export const rule: Rule = {
  id: 'date/future',
  severity: 'warning',
  summary: 'The date of an update or a medical review is in the future.',
  reads: ['day'],
  article(article, report) {
    const { updatedAt, byline } = article.envelope;
    const reviewedAt = byline?.reviewedAt;
    if (isToCome(updatedAt, article)) tell(article, 'updated', updatedAt, '/updatedAt', report);
    if (isToCome(reviewedAt, article))
      tell(article, 'medically reviewed', reviewedAt, '/byline/reviewedAt', report);
  },
};

function isToCome(moment: string | undefined, { envelope, at }: ArticleSubject): moment is string {
  if (moment === undefined || Date.parse(moment) <= at.getTime() + tolerance) return false;
  const { publishedAt } = envelope;
  const isPlanned = publishedAt !== undefined && Date.parse(publishedAt) > at.getTime();
  return !isPlanned;
}

function tell(article: ArticleSubject, what: string, moment: string, pointer: string, report: Report): void {
  report(
    article.place(pointer),
    `The date ${what} is ${dayOf(moment, article.settings.timeZone)}, which is in the future. Enter the day on which the article was ${what}.`,
    { evidence: moment },
  );
}
