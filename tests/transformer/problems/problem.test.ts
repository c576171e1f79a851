import { createProblem, helpOf, type ProblemDetails } from '#transformer/problems/createProblem.ts';

const details: ProblemDetails = {
  rule: 'schema/type',
  severity: 'error',
  message: 'The rating is no number.',
  path: '/health/sleep',
  blockId: 'pick-1',
  blockType: 'product-card',
  pointer: '/blocks/4/data/rating',
  evidence: 'five',
};

function fingerprint(changes: Partial<ProblemDetails>): string {
  return createProblem({ ...details, ...changes }).fingerprint;
}

describe("a problem's fingerprint", () => {
  const original = fingerprint({});

  test('stays when the block moves', () =>
    expect(fingerprint({ pointer: '/blocks/17/data/rating' })).toBe(original));

  test('stays when an entry of a list moves inside the block', () => {
    const entry = (index: number): string => fingerprint({ pointer: `/blocks/4/data/items/${index}/text` });
    expect(entry(3)).toBe(entry(12));
  });

  test('stays when the message is put in other words, or the line changes', () =>
    expect(fingerprint({ message: 'Write a number.', line: 7, column: 3 })).toBe(original));

  test('stays when the block that a nested block stands in moves', () => {
    const nested = (block: string): string =>
      fingerprint({ pointer: `${block}/data/rating`, blockPointer: block });
    expect(nested('/blocks/1/data/nodes/0')).toBe(nested('/blocks/7/data/nodes/3'));
    expect(nested('/blocks/1/data/nodes/0')).toBe(original);
  });

  test.each<[string, Partial<ProblemDetails>]>([
    ['rule', { rule: 'schema/enum' }],
    ['article', { path: '/health/rest' }],
    ['block', { blockId: 'pick-2' }],
    ['place inside the block', { pointer: '/blocks/4/data/price' }],
    ['evidence', { evidence: 'six' }],
  ])('changes with the %s', (_what, changes) => expect(fingerprint(changes)).not.toBe(original));

  test('goes by the type of a block without an id', () => {
    const ofType = (blockType: string): string => fingerprint({ blockId: '', blockType });
    expect(ofType('quiz')).not.toBe(ofType('stats'));
  });

  test('is different for 10,000 places', () => {
    const all = Array.from({ length: 10_000 }, (_, index) =>
      fingerprint({ pointer: `/blocks/0/data/items/field${index}` }),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a problem', () => {
  test('shows evidence on one line, cut without half a character', () => {
    const { evidence } = createProblem({ ...details, evidence: `a\n b${'x'.repeat(114)}😴😴` });
    expect(evidence).toHaveLength(118);
    expect(evidence).toMatch(/^a bx+…$/);
  });

  test('of a block without an id has none, rather than an empty one', () =>
    expect(createProblem({ ...details, blockId: '' })).not.toHaveProperty('blockId'));
});

test('help leads to the page of the rule', () =>
  expect(helpOf('schema/type')).toBe('rules/schema/type/page.md'));
