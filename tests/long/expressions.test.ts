import { asKept, judged, repeating } from '../hostile/expressions.ts';

test.each(repeating.map((pattern) => [`${asKept(pattern)} in ${pattern.file}`, pattern] as const))(
  'an expression that content may feed takes time in proportion to the text %s',
  async (_name, pattern) => expect(await judged(pattern)).toBe('safe'),
);
