import { type CheckOptions, check } from '#rules/check.ts';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import { rulesFoundOnTheWay } from '#rules/rulesFoundOnTheWay.ts';
import { applySuppressions } from '#rules/suppressions.ts';
import { phrases } from '#rules/testing/examples.ts';
import { createProblem } from '#transformer/problems/createProblem.ts';
import { validateArticle } from '#transformer/validate/validateArticle.ts';

const today = '2026-06-15';
const entry = { rule: 'a/b', reason: 'The brand spells it so.' };

function problem(pointer: string, rule = 'a/b') {
  return createProblem({ rule, severity: 'warning', message: '', path: '/x', pointer });
}

function rulesAt(article: unknown, ...problems: ReturnType<typeof problem>[]): string[] {
  return applySuppressions(article, problems, { today }).map(({ rule, pointer }) => `${rule} ${pointer}`);
}

const withBlocks = (...suppress: unknown[]) => ({
  path: '/x',
  blocks: [
    { id: 'one', type: 'basic', data: {}, suppress },
    { id: 'two', type: 'basic', data: {} },
  ],
});

describe('a silenced rule', () => {
  test('says nothing in its block, and everything elsewhere', () => {
    const problems = [problem('/blocks/0/data/html'), problem('/blocks/1/data/html'), problem('/title')];
    expect(rulesAt(withBlocks(entry), ...problems)).toEqual(['a/b /blocks/1/data/html', 'a/b /title']);
  });

  test('says nothing in a block whose number begins with the same digit', () =>
    expect(rulesAt(withBlocks(entry), problem('/blocks/0'), problem('/blocks/01'))).toEqual([
      'a/b /blocks/01',
    ]));

  test('says nothing in a whole article that silences it', () => {
    const article = { ...withBlocks(), suppress: [entry] };
    expect(rulesAt(article, problem('/title'), problem('/blocks/1/data'), problem(''))).toEqual([]);
  });

  test('says nothing in a block inside another that silences it, and only there', () => {
    const inner = { id: 'in', type: 'heading', data: {}, suppress: [entry] };
    const article = { path: '/x', blocks: [{ id: 'out', type: 'basic', data: { nodes: [inner] } }] };
    const problems = [problem('/blocks/0/data/nodes/0/data/text'), problem('/blocks/0/data/title')];
    expect(rulesAt(article, ...problems)).toEqual(['a/b /blocks/0/data/title']);
  });

  test('leaves other rules alone', () =>
    expect(rulesAt(withBlocks(entry), problem('/blocks/0', 'a/c'), problem('/blocks/0'))).toEqual([
      'a/c /blocks/0',
    ]));

  test.each([
    ['on its last day', '2026-06-15', []],
    [
      'the day after',
      '2026-06-14',
      ['a/b /blocks/0/data', 'meta/expired-suppression /blocks/0/suppress/0/until'],
    ],
  ])('%s', (_when, until, left) =>
    expect(rulesAt(withBlocks({ ...entry, until }), problem('/blocks/0/data'))).toEqual(left),
  );

  test('is told of where it silences nothing, so that no list of excuses grows', () => {
    const [unused, ...others] = applySuppressions(withBlocks(entry), [], { today });
    expect(others).toEqual([]);
    expect(unused).toMatchObject({
      rule: 'meta/unused-suppression',
      severity: 'warning',
      pointer: '/blocks/0/suppress/0',
      blockId: 'one',
      blockType: 'basic',
      fix: { kind: 'safe', patch: [{ op: 'remove', path: '/blocks/0/suppress/0' }] },
    });
  });

  test('that was not tried may be silenced for good reason', () =>
    expect(applySuppressions(withBlocks(entry), [], { today, wasTried: () => false })).toEqual([]));

  test.each([
    ['without a reason', { rule: 'a/b' }],
    ['with a blank reason', { rule: 'a/b', reason: '  ' }],
    ['without a rule', { reason: 'x' }],
    ['until some time', { ...entry, until: 'soon' }],
    ['until a number', { ...entry, until: 2026 }],
    ['as a text', 'a/b'],
    ['as nothing', null],
  ])('%s is not silenced', (_what, written) =>
    expect(rulesAt(withBlocks(written), problem('/blocks/0/data'))).toEqual(['a/b /blocks/0/data']),
  );

  test('that asks for a reason says so by its schema', () => {
    const article = { ...withBlocks({ rule: 'a/b' }), title: 'X' };
    const { problems } = validateArticle(article);
    expect(problems).toMatchObject([
      { rule: 'schema/required', severity: 'warning', pointer: '/blocks/0/suppress/0/reason' },
      { pointer: '/blocks/0/data/nodes' },
      { pointer: '/blocks/1/data/nodes' },
    ]);
  });

  test.each([undefined, null, 1, 'x', [], { suppress: 'x' }, { suppress: {} }, { blocks: null }])(
    'is looked for in whatever there is: %j',
    (article) => expect(rulesAt(article, problem(''))).toEqual(['a/b ']),
  );

  test('is no way to a prototype', () => {
    const parsed = readArticle('{"__proto__": {"suppress": [{"rule": "a/b", "reason": "x"}]}, "blocks": []}');
    expect(rulesAt(parsed.ok && parsed.value, problem(''))).toEqual(['a/b ']);
  });
});

describe('a rule that there is not', () => {
  const found = (rule: string) =>
    applySuppressions(withBlocks({ rule, reason: 'The brand is called so.' }), [], {
      today,
      wasTried: () => false,
    });

  test('is told with the one that was meant, and its reason is kept', () =>
    expect(found('a11y/link-txt')).toMatchObject([
      {
        rule: 'meta/unused-suppression',
        message:
          'The rule a11y/link-txt was not found, so this suppression has no effect. Did you mean a11y/link-text?',
        fix: {
          kind: 'review',
          patch: [{ op: 'replace', path: '/blocks/0/suppress/0/rule', value: 'a11y/link-text' }],
        },
      },
    ]));

  test('is told where it would be one of ours', () => {
    const [problem] = found('a11y/of-our-own-making');
    expect(problem?.message).toBe(
      'The rule a11y/of-our-own-making was not found, so this suppression has no effect.',
    );
    expect(problem?.fix).toBeUndefined();
  });

  test("may be a publisher's, which is not at hand", () => expect(found('house/shouting')).toEqual([]));
});

describe('what is silenced for the sake of others than the check', () => {
  const silencing = (rule: string) => ({
    path: '/x',
    title: 'X',
    suppress: [{ rule, reason: 'We know of it.' }],
    blocks: [],
  });
  const unused = (rule: string, options: CheckOptions = {}): boolean =>
    check(silencing(rule), options).some(({ rule: found }) => found === 'meta/unused-suppression');
  const foundBySaving = rulesFoundOnTheWay.filter(({ foundBy }) => foundBy === 'saving').map(({ id }) => id);

  test.each([...foundBySaving, 'block/render-failed', 'house/shouting', 'link/internal-missing'])(
    '%s is not called unused, for the check alone cannot know',
    (rule) => expect(unused(rule)).toBe(false),
  );

  test('a failing widget is, where widgets are at hand and none fails', () =>
    expect(unused('block/render-failed', { trialOf: () => undefined })).toBe(true));

  test.each(
    phrases(`
      quiz/score-gap | html/stripped | html/too-deep | discount/quotation-mark | block/unknown-type
      json/duplicate-key
    `),
  )('%s is, where it finds nothing', (rule) => expect(unused(rule)).toBe(true));
});
