import { surroundingsOf } from '../../engine/facts/surroundings.ts';
import type { Range } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';
import { anyClaimOf, type Claim, type ClaimsOfLanguage } from './claims.ts';
import { english } from './english.ts';
import { spanish } from './spanish.ts';

const languages: readonly ClaimsOfLanguage[] = [english, spanish];
const languageCodes: ReadonlySet<string> = new Set(['en', 'es']);

export const rule: Rule = {
  id: 'health/banned-phrase',
  severity: 'warning',
  summary: 'The text makes a medical claim that is not allowed.',
  textPattern: anyClaimOf(languages),
  text(subject, report) {
    const { article, text, block, place } = subject;
    // Statements of a quiz are meant to be judged.
    if (!languageCodes.has(article.language) || block?.type === 'quiz') return;
    let end = 0;
    let claimed = '';
    for (const { phrase, range, claim, language } of phrasesIn(text)) {
      // "Proven to cure anxiety" is one promise, not two.
      if (range.start < end) continue;
      const { before: written, previous, behind, isQuoted } = surroundingsOf(subject, range);
      // "You no longer need insulin, and it cures asthma": the "no" of the first claim does not negate the second.
      const before = claimed === '' ? written : written.replace(claimed, '');
      if (isQuoted || language.turnedAround.test(before) || claim.unless?.test(before)) continue;
      if ([previous, before].some((words) => language.labelled.test(words))) continue;
      if (language.takenBack.test(nearby(behind)) || claim.unlessBehind?.test(restOfSentence(behind)))
        continue;
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
  language: ClaimsOfLanguage;
}

/** In order, the longer one first. Both languages, because articles quote the other. */
function phrasesIn(text: string): FoundPhrase[] {
  return languages
    .flatMap((language) => language.claims.map((claim) => ({ language, claim })))
    .flatMap((kind) =>
      [...text.matchAll(kind.claim.pattern)].map(({ 0: phrase, index }) => ({
        ...kind,
        phrase,
        range: { start: index, end: index + phrase.length },
      })),
    )
    .sort((one, other) => one.range.start - other.range.start || other.range.end - one.range.end);
}

function restOfSentence(behind: string): string {
  return /^[^.!?]*/.exec(behind)?.[0] ?? '';
}

/** The rest of a sentence and the next one: "Garlic cures cancer. That is a myth." */
function nearby(behind: string): string {
  return /^[^.!?]*[.!?]?[^.!?]*\??/.exec(behind)?.[0] ?? '';
}
