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
    if (isInFuture(updatedAt, article)) reportFuture(article, 'updated', updatedAt, '/updatedAt', report);
    if (isInFuture(reviewedAt, article))
      reportFuture(article, 'medically reviewed', reviewedAt, '/byline/reviewedAt', report);
  },
};

function isInFuture(moment: string | undefined, { envelope, at }: ArticleSubject): moment is string {
  if (moment === undefined || Date.parse(moment) <= at.getTime() + tolerance) return false;
  const { publishedAt } = envelope;
  const isPlanned = publishedAt !== undefined && Date.parse(publishedAt) > at.getTime();
  return !isPlanned;
}

function reportFuture(
  article: ArticleSubject,
  event: string,
  moment: string,
  pointer: string,
  report: Report,
): void {
  report(
    article.place(pointer),
    `The date ${event} is ${dayOf(moment, article.settings.timeZone)}, which is in the future. Enter the day on which the article was ${event}.`,
    { evidence: moment },
  );
}
