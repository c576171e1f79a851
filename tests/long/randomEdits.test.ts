import { readdirSync, readFileSync } from 'node:fs';
import { parentPointer, valueAt } from '#contracts/json/jsonPointer.ts';
import { check } from '#rules/check.ts';
import { createCorpus } from '#rules/engine/corpus.ts';
import { failedRule } from '#rules/engine/findings.ts';
import { exampleArticle } from '#rules/testing/exampleArticle.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { editAtRandom, randomNumbers } from './randomEdits.ts';

const editsInAll = 100_000;
/** Edits pile up on one article, until it is more wreck than article. */
const editsOfOneArticle = 12;
/** So many edits between two checks, for the sake of time. */
const editsOfOneCheck = 3;
const batches = 20;

const at = new Date('2026-04-01T00:00:00Z');
const corpus = createCorpus([
  { path: '/nutrition/collagen', title: 'Collagen', description: '', published: true, anchors: ['dose'] },
]);

const blocks = readdirSync('fixtures/blocks').map((file) => {
  const { data } = JSON.parse(readFileSync(`fixtures/blocks/${file}`, 'utf8'));
  return { id: 'a', type: file.split('.')[0], data };
});

function misplacement(article: unknown, { rule, pointer, within }: Problem): string | undefined {
  const value = valueAt(article, pointer);
  if (within) {
    if (typeof value !== 'string') return `${rule} ${pointer} marks a part of what is no text`;
    if (within.start < 0 || within.end < within.start || within.end > value.length) {
      return `${rule} ${pointer} marks ${within.start} to ${within.end} of ${value.length}`;
    }
  }
  // What is missing is told where it would stand.
  let place: string | undefined = pointer;
  for (let steps = 0; steps < 3 && place !== undefined; steps++) {
    if (place === '' || valueAt(article, place) !== undefined) return undefined;
    place = parentPointer(place);
  }
  return `${rule} ${pointer} leads nowhere`;
}

test.each(Array.from({ length: batches }, (_, batch) => batch + 1))(
  `${editsInAll} random edits break nothing, and every finding has its place (seed %i)`,
  (seed) => {
    const random = randomNumbers(seed);
    const faults: string[] = [];
    for (let edited = 0; edited < editsInAll / batches; ) {
      const block = blocks[Math.floor(random() * blocks.length)] ?? {};
      const article = structuredClone(exampleArticle([block]));
      for (let count = 1; count <= editsOfOneArticle; count++, edited++) {
        editAtRandom(article, random);
        if (count % editsOfOneCheck !== 0) continue;
        for (const problem of check(article, { at, corpus })) {
          if (problem.rule === failedRule) faults.push(problem.message);
          const fault = misplacement(article, problem);
          if (fault) faults.push(fault);
        }
      }
    }
    expect([...new Set(faults)].slice(0, 10)).toEqual([]);
  },
);
