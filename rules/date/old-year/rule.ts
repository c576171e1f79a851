import { dayAt } from '#contracts/siteTime.ts';
import type { Rule } from '../../engine/rule.ts';

/** Titles whose value depends on their year. */
const ofItsYear =
  /\b(?:best|top|picks?|reviews?|reviewed|tested|ranked|compared(?! (?:with|to)\b)|deals?|prices?|costs?|guide)\b/i;
/** Not an amount ("2000-Calorie", "2000 mg"), and not the year of a historical event. */
const year =
  /(?<!\b(?:since|from|before|after|until|during) )\b20\d\d\b(?!-[a-z])(?! (?:calories?|kcal|mg|mcg|iu|steps|words|people|participants|miles)\b)(?! (?:[\w-]+ ){0,3}(?:guidelines?|stud(?:y|ies)|trials?|census|law|act|outbreak|pandemic)\b)/gi;

export const rule: Rule = {
  id: 'date/old-year',
  severity: 'warning',
  summary: 'The year in the title is in the past.',
  reads: ['day'],
  article({ envelope: { title }, at, settings: { timeZone }, place }, report) {
    if (!ofItsYear.test(title)) return;
    const years = [...title.matchAll(year)];
    const thisYear = dayAt(at, timeZone).slice(0, 4);
    if (years.some(([named]) => named >= thisYear)) return;
    const last = years.at(-1);
    if (!last) return;
    const [named] = last;
    report(
      { ...place('/title'), within: { start: last.index, end: last.index + named.length } },
      `The title contains ${named}, which is in the past. Update the article and the year, or remove the year.`,
      { evidence: named },
    );
  },
};
