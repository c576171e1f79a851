import fc from 'fast-check';
import { maxArrayItems, maxJsonDepth } from '#transformer/article/limits.ts';
import { type JsonMeasure, measureJson } from '#transformer/validate/boundArticle.ts';

function measureOf(value: unknown): Omit<JsonMeasure, 'excess'> {
  const isText = typeof value === 'string';
  const isPart = typeof value === 'object' && value !== null;
  const inner = isPart ? Object.values(value).map(measureOf) : [];
  const keys = isPart && !Array.isArray(value) ? Object.keys(value) : [];
  const length = isText ? value.length : 0;
  const sum = (of: (one: (typeof inner)[number]) => number) =>
    inner.map(of).reduce((sum, one) => sum + one, 0);
  return {
    values: 1 + sum(({ values }) => values),
    characters: length + sum(({ characters }) => characters),
    members: keys.length + sum(({ members }) => members),
    hasDangerousKey:
      keys.some((key) => ['__proto__', 'constructor', 'prototype'].includes(key)) ||
      inner.some((one) => one.hasDangerousKey),
    silencesRules: keys.includes('suppress') || inner.some((one) => one.silencesRules),
  };
}

const key = fc.oneof(
  fc.string(),
  fc.constantFrom('suppress', 'suppressed', 'constructor', 'prototype', '__proto__', 'prototypes'),
);
const { value: anyJson } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value')),
    fc.array(fc.tuple(key, tie('value'))).map((members) => Object.fromEntries(members)),
  ),
}));

describe('the measure of a JSON value', () => {
  test('is that of all that stands in it', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(measureJson(value)).toMatchObject({ ...measureOf(value), excess: undefined });
      }),
    );
  });

  test.each([
    ['too-deep', nested(maxJsonDepth), nested(maxJsonDepth + 1)],
    ['too-many-items', Array(maxArrayItems).fill(0), Array(maxArrayItems + 1).fill(0)],
  ])('tells of what is %s', (excess, most, more) => {
    expect(measureJson(most).excess).toBeUndefined();
    expect(measureJson(more).excess).toBe(excess);
    expect(measureJson({ inside: more }).excess).toBe(excess);
  });
});

function nested(levels: number): unknown {
  let value: unknown = 'a text';
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { inside: value };
  return value;
}
