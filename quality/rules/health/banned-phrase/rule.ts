import { anyOf } from '../../../anyOf.ts';
import type { Range } from '../../../html/htmlTree.ts';
import { languageOf } from '../../../language.ts';
import type { Rule } from '../../../rule.ts';
import type { ClaimsOfLanguage } from './claims.ts';
import { english } from './english.ts';
import { surroundingsOf } from './sentence.ts';
import { spanish } from './spanish.ts';

const languages: Readonly<Record<string, ClaimsOfLanguage>> = { en: english, es: spanish };

/** Promises of cure, of safety and of approval that a health publisher must not make. */
export const rule: Rule = {
  id: 'health/banned-phrase',
  severity: 'warning',
  summary: 'The text makes a promise that nobody can keep.',
  textPattern: anyOf(Object.values(languages).flatMap(({ claims }) => claims.map(({ pattern }) => pattern))),
  text(subject, report) {
    const { article, text, block, place } = subject;
    const language = languages[languageOf(article)];
    // The statements of a quiz are there to be judged.
    if (!language || block?.type === 'quiz') return;
    const told: Range[] = [];
    for (const { pattern, why, unless, isCertain } of language.claims) {
      for (const { 0: phrase, index } of text.matchAll(pattern)) {
        const range = { start: index, end: index + phrase.length };
        // "Proven to cure anxiety" is one promise, not two.
        if (told.some((other) => other.start < range.end && range.start < other.end)) continue;
        const { before, behind, isQuoted } = surroundingsOf(subject, range);
        if (isQuoted || language.turnedAround.test(before) || unless?.test(before)) continue;
        if (language.takenBack.test(nearby(behind))) continue;
        told.push(range);
        report(place(range), `"${phrase}": ${why}`, {
          evidence: phrase,
          ...(isCertain ? { severity: 'error' } : {}),
        });
      }
    }
  },
};

/** The rest of a sentence, and one more: "Garlic cures cancer. That is a myth." */
function nearby(behind: string): string {
  return /^[^.!?]*[.!?]?[^.!?]*\??/.exec(behind)?.[0] ?? '';
}
