import { check } from '../check.ts';
import type { Rule } from '../rule.ts';
import { exampleArticle } from './exampleArticle.ts';
import type { RuleExamples } from './ruleCases.ts';

/** A text of about so many characters that is made to keep a rule busy. */
export type GrowingText = (length: number) => string;

/** Less than this says nothing: the clock, the machine and the rest of the check take as long. In milliseconds. */
const noticed = 400;
/** Where twice the text takes more than so many times as long, the time does not grow with the text alone. */
const mostTimes = 2.5;
const shortest = 2_000;
/** The longest field of HTML. */
const longest = 64_000;

/**
 * Whether the time that rules take grows faster than the text: doubles it, and stops as soon as it is slow.
 *
 * @returns what took too long; undefined where nothing did
 */
export function slowness(rules: readonly Rule[], text: GrowingText): string | undefined {
  let before = Number.POSITIVE_INFINITY;
  for (let length = shortest; length <= longest; length *= 2) {
    const article = exampleArticle(text(length));
    const took = fastest(() => check(article, { rules }), noticed);
    if (took > noticed && took > before * mostTimes) {
      return `${length} characters took ${Math.round(took)} ms, and half of them ${Math.round(before)}: ${text(60)}…`;
    }
    before = took;
  }
  return undefined;
}

/** The time of the fastest of three runs, or of the first that nobody would notice. */
function fastest(run: () => unknown, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least > enough; round++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
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
