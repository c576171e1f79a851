import fc from 'fast-check';
import { parentPointer, valueAt } from '#contracts/json/jsonPointer.ts';
import { phrases } from '#rules/testing/examples.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { blockValidators } from '#schemas/generated/validators.js';
import type { Problem } from '#transformer/problems/problem.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';
import { deepFreeze } from '../../support/deepFreeze.ts';
import { blockFixtures, envelope } from './articles.ts';

function leadsSomewhere(input: unknown, { pointer }: Problem): boolean {
  const parent = parentPointer(pointer);
  return parent === undefined || typeof valueAt(input, parent) === 'object';
}

function check(input: unknown): void {
  const frozen = deepFreeze(input);
  const { article, problems } = validateArticle(frozen);
  for (const problem of problems) {
    expect({ problem, leads: leadsSomewhere(frozen, problem) }).toEqual({ problem, leads: true });
    // What its author wrote is quoted.
    expect(problem.message.replaceAll(/"[^"]*"/g, '')).not.toMatch(/undefined|NaN|\[object/);
    expect(problem.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  }
  const places = problems.map(({ rule, pointer }) => `${rule} ${pointer}`);
  expect(places).toEqual([...new Set(places)]);
  for (const { type, data, rejection } of article?.blocks ?? []) {
    if (rejection === undefined) expect(blockValidators.get(type)?.(data)).toBe(true);
  }
  if (problems.length === 0)
    expect(article?.blocks.every(({ rejection }) => rejection === undefined)).toBe(true);
}

/** Values that are nearly blocks: right keys with wrong values, and fixtures with parts replaced. */
const type = fc.oneof(
  fc.constantFrom(...blockTypes),
  fc.constantFrom('constructor', '__proto__', 'hedding', 7, null),
);
const nearlyBlock = fc.record(
  {
    id: fc.oneof(fc.constantFrom('a', 'b', ''), fc.jsonValue()),
    type,
    data: fc.jsonValue(),
    when: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const fixture = fc.constantFrom(...blockFixtures());
const brokenFixture = fc
  .tuple(fixture, fc.nat(), fc.jsonValue())
  .map(([{ id, type: name, data }, place, value]) => {
    let position = 0;
    const texts = JSON.stringify(data, (_key, inner: unknown) => (position++ === place % 40 ? value : inner));
    return { id, type: name, data: texts === undefined ? null : JSON.parse(texts) };
  });

test('whatever JSON value an article is, the outcome is a list of problems that lead somewhere', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), check), { numRuns: 300 });
});

test('whatever its envelope holds, the same', () => {
  const keys = phrases(`
    path | title | blocks | byline | image | contentMeta | suppress | language | publishedAt
  `);
  const nearlyArticle = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue());
  fc.assert(
    fc.property(nearlyArticle, (parts) => check({ ...envelope, blocks: [], ...parts })),
    { numRuns: 300 },
  );
});

test('whatever its blocks are, the same, and every block that is kept is valid', () => {
  const blocks = fc.array(fc.oneof(nearlyBlock, brokenFixture, fc.jsonValue()), { maxLength: 6 });
  fc.assert(
    fc.property(blocks, (values) => check({ ...envelope, blocks: values })),
    { numRuns: 600 },
  );
});
