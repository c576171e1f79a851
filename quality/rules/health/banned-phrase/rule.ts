import { surroundingsOf } from '../../../facts/surroundings.ts';
import type { Range } from '../../../html/htmlTree.ts';
import type { Rule } from '../../../rule.ts';
import type { Claim, ClaimsOfLanguage } from './claims.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

const languages: Readonly<Record<string, ClaimsOfLanguage>> = { en: english, es: spanish };

/** Promises of cure, of safety and of approval that a health publisher must not make. */
export const rule: Rule = {
  id: 'health/banned-phrase',
  severity: 'warning',
  summary: 'The text makes a promise that nobody can keep.',
  text(subject, report) {
    const { article, text, block, place } = subject;
    const language = languages[article.language];
    // The statements of a quiz are there to be judged.
    if (!language?.anyClaim.test(text) || block?.type === 'quiz') return;
    let end = 0;
    let claimed = '';
    for (const { phrase, range, claim } of phrasesIn(text, language)) {
      // "Proven to cure anxiety" is one promise, not two.
      if (range.start < end) continue;
      const { before: written, previous, behind, isQuoted } = surroundingsOf(subject, range);
      // "You no longer need insulin, and it cures asthma": the first claim's "no" says nothing of the second.
      const before = claimed === '' ? written : written.replace(claimed, '');
      if (isQuoted || language.turnedAround.test(before) || claim.unless?.test(before)) continue;
      if ([previous, before].some((words) => language.labelled.test(words))) continue;
      if (language.takenBack.test(nearby(behind))) continue;
      end = range.end;
      claimed = phrase;
      report(place(range), `"${phrase}": ${claim.why}`, {
        evidence: phrase,
        ...(claim.isCertain ? { severity: 'error' } : {}),
      });
    }
  },
};

interface FoundPhrase {
  phrase: string;
  range: Range;
  claim: Claim;
}

/** What may be claims in a text, from its beginning, the longer one first. */
function phrasesIn(text: string, { claims }: ClaimsOfLanguage): FoundPhrase[] {
  return claims
    .flatMap((claim) =>
      [...text.matchAll(claim.pattern)].map(({ 0: phrase, index }) => ({
        phrase,
        range: { start: index, end: index + phrase.length },
        claim,
      })),
    )
    .sort((one, other) => one.range.start - other.range.start || other.range.end - one.range.end);
}

/** The rest of a sentence, and one more: "Garlic cures cancer. That is a myth." */
function nearby(behind: string): string {
  return /^[^.!?]*[.!?]?[^.!?]*\??/.exec(behind)?.[0] ?? '';
}
