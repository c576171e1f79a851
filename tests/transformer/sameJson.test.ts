import fc from 'fast-check';
import { sameJson } from '../../transformer/json/sameJson.ts';

describe('two JSON values', () => {
  test('are the same exactly where their JSON is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(sameJson(one, structuredClone(one))).toBe(true);
        // JSON knows no negative zero.
        const alike = JSON.stringify(one) === JSON.stringify(other);
        expect(sameJson(one, other)).toBe(alike);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [[], {}],
    [{}, []],
    [{ 0: 'a' }, ['a']],
    [null, {}],
    [{ a: null }, { a: {} }],
    ['1', 1],
    [{ a: { b: ['x', { c: 'd' }] } }, { a: { b: ['x', { c: 'e' }] } }],
  ])('%j and %j are not', (one, other) => {
    expect(sameJson(one, other)).toBe(false);
  });
});
