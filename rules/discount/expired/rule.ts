import type { Rule } from '../../engine/rule.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const meses = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
/** The latest possible day of a US holiday, or of the end of a season. */
const occasions: Readonly<Record<string, { month: number; day: number }>> = {
  "presidents' day": { month: 2, day: 21 },
  "valentine's day": { month: 2, day: 14 },
  easter: { month: 4, day: 25 },
  "mother's day": { month: 5, day: 14 },
  'memorial day': { month: 5, day: 31 },
  "father's day": { month: 6, day: 21 },
  'independence day': { month: 7, day: 4 },
  'fourth of july': { month: 7, day: 4 },
  'july 4th': { month: 7, day: 4 },
  'labor day': { month: 9, day: 7 },
  halloween: { month: 10, day: 31 },
  'prime day': { month: 10, day: 31 },
  'veterans day': { month: 11, day: 11 },
  thanksgiving: { month: 11, day: 28 },
  'black friday': { month: 11, day: 29 },
  'cyber monday': { month: 12, day: 2 },
  christmas: { month: 12, day: 25 },
  spring: { month: 6, day: 22 },
  summer: { month: 9, day: 24 },
  fall: { month: 12, day: 22 },
};
const month = `(?<month>${months.join('|')})[a-z]*\\.?`;

/** A full date in English, numeric or ISO form; or a month with its year. */
const days = [
  `${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>20\\d\\d)`,
  `(?<day>\\d{1,2})(?:st|nd|rd|th)? ${month},? (?<year>20\\d\\d)`,
  '(?<number>\\d{1,2})/(?<day>\\d{1,2})/(?<year>(?:20)?\\d\\d)',
  '(?<year>20\\d\\d)-(?<number>\\d\\d)-(?<day>\\d\\d)',
  `(?<day>\\d{1,2}) de (?<mes>${meses.join('|')})[a-z]*\\.?,? del? (?<year>20\\d\\d)`,
];

const quarter = 'Q(?<quarter>[1-4])';
const occasion = `(?<occasion>${Object.keys(occasions).join('|').replaceAll("'", "['’]")})`;
const periods = [
  `(?:(?:the )?end of )?${month},? (?<year>20\\d\\d)`,
  `(?:(?:el )?fin de )?(?<mes>${meses.join('|')})[a-z]*\\.? del? (?<year>20\\d\\d)`,
  `(?:(?:the )?end of )?${quarter},? (?:of )?(?<year>20\\d\\d)`,
  `(?:the )?${occasion},? (?:of )?(?<year>20\\d\\d)`,
];
/** Periods that an offer names without "until". */
const namedPeriods = periods.slice(2);

const offers = 'coupons?|codes?|promo|discounts?|deals?|offers?|sale|savings|specials?';
const deadline = (words: string, time: string): RegExp =>
  new RegExp(
    `\\b(?:${words}):? (?:(?:midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day),? )?${time}\\b`,
    'gi',
  );

const deadlines = [
  ...[...days, ...periods].map((time) =>
    deadline(
      '(?:until|till|through|thru|ends|ended|expires|expired|expiring|valid to)(?: on| in)?|hasta(?: el)?|vence(?: el)?',
      time,
    ),
  ),
  // "By May 2025" also describes the past.
  ...days.map((day) => deadline('by|before|antes del', day)),
  ...namedPeriods.flatMap((period) => [
    new RegExp(`\\b${period} (?:weekend )?(?:${offers})\\b`, 'gi'),
    new RegExp(`(?:\\b(?:${offers})|% off|% menos)[:,]? \\(?(?:for |in |during |valid )?${period}\\b`, 'gi'),
  ]),
];

const offer = new RegExp(
  `\\b(?:${offers}|save|off|free shipping|cupón|cupones|códigos?|descuentos?|ofertas?|rebajas?|ahorr[ae]|envío gratis)\\b`,
  'i',
);

const dayLength = 24 * 60 * 60 * 1000;

export const rule: Rule = {
  id: 'discount/expired',
  severity: 'warning',
  summary: 'A coupon or an offer has expired.',
  reads: ['day'],
  textPattern: /\b20\d\d\b|\/\d\d\b/,
  text({ article, text, place }, report) {
    if (!offer.test(text)) return;
    for (const { 0: words, index, groups } of deadlines.flatMap((deadline) => [...text.matchAll(deadline)])) {
      const last = lastMoment(groups);
      if (last === undefined || article.at.getTime() < last) continue;
      report(
        place({ start: index, end: index + words.length }),
        `This offer has expired ("${words}"). Remove it, or enter the current offer.`,
        { evidence: words },
      );
    }
  },
};

/** The end of a day in the last time zone, in milliseconds; undefined for an invalid date. */
function lastMoment(written: Record<string, string> | undefined): number | undefined {
  const year = Number(written?.year?.padStart(4, '20'));
  const last = occasions[written?.occasion?.toLowerCase().replaceAll('’', "'") ?? ''];
  const number = last?.month ?? monthOf(written ?? {});
  const day = last?.day ?? written?.day;
  const begins = day === undefined ? Date.UTC(year, number, 0) : Date.UTC(year, number - 1, Number(day));
  return number >= 1 && number <= 12 ? begins + 2 * dayLength : undefined;
}

function monthOf({ month: name, mes, quarter: ofYear, number }: Record<string, string>): number {
  const short = (text: string) => text.slice(0, 3).toLowerCase();
  if (name !== undefined) return months.indexOf(short(name)) + 1;
  if (mes !== undefined) return meses.indexOf(short(mes)) + 1;
  return ofYear === undefined ? Number(number) : 3 * Number(ofYear);
}
