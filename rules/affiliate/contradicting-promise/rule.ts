import { hasPaidLink } from '#transformer/normalise/hasPaidLink.ts';
import { anyOf } from '../../engine/anyOf.ts';
import { surroundingsOf } from '../../engine/facts/surroundings.ts';
import type { Range } from '../../engine/html/htmlTree.ts';
import type { Report, Rule } from '../../engine/rule.ts';
import type { ArticleSubject, BlockSubject, TextSubject } from '../../engine/subjects/subjects.ts';
import { english } from './english.ts';
import type { Contradiction, PromisesOfLanguage } from './promises.ts';
import { spanish } from './spanish.ts';

const languages: Readonly<Record<string, PromisesOfLanguage>> = { en: english, es: spanish };

const anyPromise: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(languages).map(([language, { promises }]) => [
    language,
    anyOf(promises.map(({ pattern }) => pattern)),
  ]),
);

const messages: Readonly<Record<Contradiction, string>> = {
  'paid-place': 'this page contains paid placements. Say which ones are paid, or remove the promise.',
  'paid-link': 'this page contains affiliate links with a commission. Disclose it, or remove the promise.',
};

export const rule: Rule = {
  id: 'affiliate/contradicting-promise',
  severity: 'warning',
  summary: 'A promise about advertising or commissions contradicts the page.',
  article(article, report) {
    const language = languages[article.language];
    const page = paidPartsOf(article);
    // Without paid content, no promise can be contradicted.
    if (!language || (!page.place && !page.link)) return;
    for (const subject of article.texts) {
      // Statements of a quiz are meant to be judged.
      if (subject.block?.type !== 'quiz' && anyPromise[article.language]?.test(subject.text))
        findIn(subject, language, page, report);
    }
  },
};

interface PaidParts {
  place: BlockSubject | undefined;
  pick: BlockSubject | undefined;
  link: BlockSubject | undefined;
}

function paidPartsOf({ blocks }: ArticleSubject): PaidParts {
  return {
    place: blocks.find((block) => isAdvertisement(block) || isPaidPick(block)),
    pick: blocks.find(isPaidPick),
    link: blocks.find(({ prepared }) => hasPaidLink(prepared)),
  };
}

const advertisements: readonly string[] = ['paid-media', 'paid-media-card', 'inline-ad'];

function isAdvertisement({ type }: BlockSubject): boolean {
  return advertisements.includes(type);
}

function isPaidPick(block: BlockSubject): boolean {
  return isProductCard(block) && block.data.isFeaturedPartner === true;
}

function isProductCard(block: BlockSubject): block is BlockSubject<'product-card'> {
  return block.type === 'product-card';
}

function findIn(subject: TextSubject, language: PromisesOfLanguage, page: PaidParts, report: Report): void {
  const { text, place } = subject;
  for (const { pattern, brokenBy } of language.promises) {
    for (const { 0: phrase, index } of text.matchAll(pattern)) {
      const range: Range = { start: index, end: index + phrase.length };
      const { before, behind, isQuoted } = surroundingsOf(subject, range);
      if (isQuoted || language.takenBack.test(before) || language.limited.test(behind)) continue;
      const isAboutPicks = language.aboutPicks.test(phrase + restOfSentence(behind));
      const breaker = brokenBy === 'paid-link' ? page.link : isAboutPicks ? page.pick : page.place;
      if (!breaker) continue;
      report(place(range), `The text says "${phrase}", but ${messages[brokenBy]}`, {
        evidence: phrase,
        related: [{ place: breaker.place(), message: 'This is paid.' }],
      });
    }
  }
}

function restOfSentence(behind: string): string {
  return /^[^.!?]*/.exec(behind)?.[0] ?? '';
}
