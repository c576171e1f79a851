import { check } from '#rules/check.ts';
import type { Rule } from '#rules/engine/rule.ts';
import { exampleArticle } from '#rules/testing/exampleArticle.ts';
import type { RuleExamples } from '#rules/testing/ruleCases.ts';
import { slowGrowth } from '../support/growth.ts';

export type GrowingText = (length: number) => string;

const longest = 64_000;

/** What took rules longer than the length of a text allows; undefined where nothing did. */
export async function slowness(rules: readonly Rule[], text: GrowingText): Promise<string | undefined> {
  const slow = await slowGrowth((length) => check(exampleArticle(text(length)), { rules }), longest);
  return slow && `${slow}: ${text(60)}…`;
}

/** What careless expressions stumble over when there is much of it. */
const repeated = [' ', '.', '"', '-', '0', 'a', '&', '<b>'];

/** Of examples that are alike, the first few stand for all. */
const mostExamples = 2;

/** Texts made of a rule's examples: the same again and again, and with one character again and again behind what is marked. */
export function growingTexts(all: readonly RuleExamples[]): GrowingText[] {
  const wrong = all.flatMap(({ finds }) => Object.values(finds));
  return wrong
    .flatMap(({ content, marks }) => (typeof content === 'string' ? [{ content, marks }] : []))
    .slice(0, mostExamples)
    .flatMap(({ content, marks }) => [
      (length: number) => again(content, length),
      ...(marks === undefined
        ? []
        : [
            (length: number) => content.replace(marks, () => again(`${marks} `, length)),
            ...repeated.map(
              (one) => (length: number) => content.replace(marks, () => `${marks}${again(one, length)}x`),
            ),
          ]),
    ]);
}

function again(text: string, length: number): string {
  return text.repeat(Math.ceil(length / text.length));
}
