import { asKept, judged, readKept, repeating } from '../hostile/expressions.ts';

describe('an expression that content may feed takes time in proportion to the text', () => {
  test.each(repeating.map((pattern) => [`${asKept(pattern)} in ${pattern.file}`, pattern] as const))(
    '%s',
    async (_name, pattern) => {
      expect(await judged(pattern)).toBe('safe');
    },
  );

  test('and none is kept as safe that stands nowhere any more', () => {
    const all = new Set(repeating.map(asKept));
    expect([...readKept()].filter((expression) => !all.has(expression))).toEqual([]);
  });
});
