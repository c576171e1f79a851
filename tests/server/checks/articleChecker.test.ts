import { setImmediate } from 'node:timers/promises';
import { ArticleChecker } from '#server/checks/articleChecker.ts';
import { createProblem } from '#transformer/problems/createProblem.ts';
import { description } from '../../support/description.ts';
import { prose } from '../../support/someBlocks.ts';

const claim = { path: '/a', title: 'A', description, blocks: [prose('x', '<p>A miracle cure.</p>')] };

const straying = () =>
  new ArticleChecker({
    thread: new URL('./strayingThread.ts', import.meta.url),
    limits: { loading: 30_000, work: 200 },
  });

async function rulesIn(checker: ArticleChecker, path: string): Promise<string[]> {
  const problems = await checker.check({ kind: 'value', value: {} }, path, []);
  return problems.map(({ rule, evidence }) => `${rule} ${evidence}`);
}

describe('the thread that holds articles against the content rules', () => {
  let checker: ArticleChecker;
  beforeAll(() => {
    checker = new ArticleChecker();
  });
  afterAll(() => checker.close());

  it('finds what the command finds, in an article and in a text', async () => {
    const found = [expect.objectContaining({ rule: 'health/banned-phrase', pointer: '/blocks/0/data/html' })];
    expect(await checker.check({ kind: 'value', value: claim }, '/a', [])).toEqual(found);
    expect(await checker.check({ kind: 'text', text: JSON.stringify(claim) }, '/a', [])).toEqual(found);
  });

  it('leaves out fixes, each of which holds the whole text', async () => {
    const blocks = [prose('x', '<p>Text.</p><p></p>')];
    const [problem] = await checker.check({ kind: 'value', value: { ...claim, blocks } }, '/a', []);
    expect(problem?.rule).toBe('html/empty-element');
    expect(problem).not.toHaveProperty('fix');
  });

  it('knows the people of the site', async () => {
    const knowing = new ArticleChecker({ settings: { people: ['Ruth Nakagawa'] } });
    const article = { ...claim, blocks: [], byline: { authors: [{ name: 'Ruth Nakagava' }] } };
    try {
      expect(await knowing.check({ kind: 'value', value: article }, '/a', [])).toContainEqual(
        expect.objectContaining({ rule: 'byline/unknown-person', pointer: '/byline/authors/0/name' }),
      );
    } finally {
      await knowing.close();
    }
  });

  it('explains a text that is no JSON', async () =>
    expect(await checker.check({ kind: 'text', text: '{' }, '/a', [])).toEqual([
      expect.objectContaining({ rule: 'json/syntax', path: '/a' }),
    ]));

  it('adds what was found while rendering', async () => {
    const problem = createProblem({
      rule: 'block/render-failed',
      severity: 'error',
      message: 'The block could not be shown.',
      path: '/a',
      pointer: '/blocks/0',
    });
    const rules = (await checker.check({ kind: 'value', value: claim }, '/a', [problem])).map(
      ({ rule }) => rule,
    );
    expect(rules).toEqual(['block/render-failed', 'health/banned-phrase']);
  });
});

describe('a rule that strays', () => {
  it.each([
    ['does not end', '/loops/health/banned-phrase', 'it did not end within 0.2 s'],
    ['ends its thread', '/exits/health/banned-phrase', 'it ended its thread'],
  ])('is named where it %s, and the others go on', async (_what, path, reason) => {
    const checker = straying();
    expect(await checker.check({ kind: 'value', value: {} }, path, [])).toEqual([
      expect.objectContaining({
        rule: 'meta/rule-failed',
        severity: 'error',
        path,
        evidence: 'health/banned-phrase',
        message: expect.stringMatching(`^The rule health/banned-phrase was stopped .*: ${reason}`),
      }),
    ]);
    expect(await rulesIn(checker, '/well')).toEqual([]);
    await checker.close();
  });

  it('is one of at most three that are waited for', async () => {
    const checker = straying();
    const path = '/loops/health/banned-phrase a11y/link-text a11y/alt-filename privacy/secret';
    expect(await rulesIn(checker, path)).toHaveLength(3);
    await checker.close();
  });
});

it('a thread that fails outside of all rules is told once, and what was found before is told too', async () => {
  const checker = straying();
  expect(await rulesIn(checker, '/fails')).toEqual(['meta/rule-failed ']);
  expect(await rulesIn(checker, '/well')).toEqual([]);
  await checker.close();
});

it('where too many articles wait, one is told that it was not checked', async () => {
  const checker = straying();
  const path = '/loops/health/banned-phrase';
  const first = rulesIn(checker, path);
  const others = Array.from({ length: 21 }, () => checker.check({ kind: 'value', value: {} }, '/well', []));
  const last = await others.at(-1);
  expect(last).toEqual([expect.objectContaining({ severity: 'info', rule: 'meta/rule-failed' })]);
  expect(await first).toHaveLength(1);
  await Promise.all(others);
  await checker.close();
});

it('closed in the middle of checks, names no rule as failed and begins no other check', async () => {
  const checker = new ArticleChecker({ thread: new URL('./strayingThread.ts', import.meta.url) });
  const found = createProblem({
    rule: 'block/render-failed',
    severity: 'error',
    message: 'The block could not be shown.',
    path: '/a',
    pointer: '',
  });
  await rulesIn(checker, '/well');
  const running = ['/loops/health/banned-phrase', '/well'].map((path) =>
    checker.check({ kind: 'value', value: {} }, path, [found]),
  );
  // The first one is with the thread now.
  await setImmediate();
  await checker.close();
  expect(await Promise.all(running)).toEqual([[found], [found]]);
});
