import type { Rule } from '../../../rule.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = `(?<month>${months.join('|')})[a-z]*\\.?`;

/** A day with its year, as it is written in English, in numbers and by computers; or a month with its year. */
const days = [
  `${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>20\\d\\d)`,
  `(?<day>\\d{1,2})(?:st|nd|rd|th)? ${month},? (?<year>20\\d\\d)`,
  '(?<number>\\d{1,2})/(?<day>\\d{1,2})/(?<year>(?:20)?\\d\\d)',
  '(?<year>20\\d\\d)-(?<number>\\d\\d)-(?<day>\\d\\d)',
  // A month holds to its end.
  `(?:(?:the )?end of )?${month},? (?<year>20\\d\\d)`,
];

/** Until when something holds. */
const deadlines = days.map(
  (day) =>
    new RegExp(
      `\\b(?:until|till|through|thru|ends|ended|expires|expired|expiring|valid to)(?: on| in)?:? (?:(?:midnight|${weekdays()}),? )?${day}\\b`,
      'gi',
    ),
);

/** What the deadline is of, somewhere in the same text. */
const offer = /\b(?:coupons?|codes?|promo|discounts?|deals?|offers?|sale|save|off|free shipping)\b/i;

const dayLength = 24 * 60 * 60 * 1000;

/** Coupons and offers that readers can no longer use. */
export const rule: Rule = {
  id: 'discount/expired',
  severity: 'warning',
  summary: 'A coupon or an offer is over.',
  reads: ['day'],
  textPattern: /\b20\d\d\b|\/\d\d\b/,
  text({ article, text, place }, report) {
    if (!offer.test(text)) return;
    for (const { 0: words, index, groups } of deadlines.flatMap((deadline) => [...text.matchAll(deadline)])) {
      const last = lastMoment(groups);
      if (last === undefined || article.at.getTime() < last) continue;
      report(
        place({ start: index, end: index + words.length }),
        `This offer is over ("${words}"). Take it out, or write the one that holds now.`,
        { evidence: words },
      );
    }
  },
};

/** When a day is over everywhere on earth, in milliseconds; undefined where there is no such day. */
function lastMoment(written: Record<string, string> | undefined): number | undefined {
  const name = written?.month?.slice(0, 3).toLowerCase();
  const number = name === undefined ? Number(written?.number) : months.indexOf(name) + 1;
  const year = Number(written?.year?.padStart(4, '20'));
  const begins =
    written?.day === undefined ? Date.UTC(year, number, 0) : Date.UTC(year, number - 1, Number(written.day));
  return number >= 1 && number <= 12 ? begins + 2 * dayLength : undefined;
}

function weekdays(): string {
  return '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
}
