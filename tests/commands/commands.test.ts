import { spawnSync } from 'node:child_process';
import { concernedBy } from './changed.ts';

describe('a command that tries one thing', () => {
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const run = (program: string, ...names: string[]) =>
    spawnSync(process.execPath, [`tests/commands/${program}.ts`, ...names], { env, encoding: 'utf8' });

  test.each([
    ['testBlock', 'block type', 'call-out'],
    ['testFeature', 'feature', 'newsletter'],
    ['testRule', 'rule', 'a11y/link-text'],
  ])('%s says which there are, where there is none of that name', (program, what, example) => {
    const { status, stderr } = run(program, 'no-such-thing');
    expect(status).toBe(2);
    expect(stderr).toContain(`There is no ${what} “no-such-thing”.`);
    expect(stderr).toMatch(new RegExp(`There are: .*\\b${example}\\b`));
    expect(run(program).status).toBe(2);
  });
});

test('npm run bench says which benchmarks there are, where there is none of that name', () => {
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const command = ['run', '-s', 'bench', '--', 'no-such-thing'];
  const { status, stderr } = spawnSync('npm', command, { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/npm run bench -- .*\bpage\b.*\bvalidate\b/)]);
});

describe('a change concerns', () => {
  const ofProject = (files: readonly string[]): string[] =>
    concernedBy(files).tests.map((file) => file.slice(process.cwd().length + 1));

  test('the tests of its block, where it is in the folder of one, and the examples of that alone', () => {
    const tests = ofProject(['widgets/quote/Quote.tsx', 'fixtures/blocks/quote.typical.json']);
    expect(tests).toEqual(
      expect.arrayContaining(['tests/widgets/quote.test.tsx', 'tests/browser/gallery.test.ts']),
    );
    expect(tests.length).toBeLessThan(20);
    expect(concernedBy(['widgets/quote/Quote.tsx']).types).toEqual(['quote']);
  });

  test('what all schemas are compared with, where it is a schema', () =>
    expect(ofProject(['schemas/blocks/quote.json'])).toEqual(
      expect.arrayContaining([
        'tests/editor-preview/app/words/words.test.ts',
        'tests/content/cms/payload/fields.test.ts',
      ]),
    ));

  test('the tests of its feature, also of one whose name has a dash, and of its rule', () => {
    expect(ofProject(['features/drug-savings/settings.ts'])).toEqual(
      expect.arrayContaining([
        'tests/browser/drugCoupon.test.ts',
        'tests/features/drug-savings/couponPage.test.ts',
      ]),
    );
    expect(ofProject(['features/newsletter/settings.ts'])).toEqual(
      expect.arrayContaining(['tests/browser/newsletter.test.ts']),
    );
    for (const file of ['a11y/link-text/rule.ts', 'health/banned-phrase/deniedCases.ts'])
      expect(ofProject([`rules/${file}`])).toEqual(expect.arrayContaining(['tests/rules/rules.test.ts']));
  });

  test('whatever imports it, elsewhere; and a test itself', () => {
    expect(ofProject(['platform/timeLimit.ts'])).toEqual(
      expect.arrayContaining(['tests/platform/timeLimit.test.ts']),
    );
    expect(ofProject(['tests/browser/focus.test.ts'])).toEqual(['tests/browser/focus.test.ts']);
  });

  test('no more than npm test runs, where nearly everything imports it', () => {
    const tests = ofProject(['contracts/link.ts']);
    expect(tests.length).toBeGreaterThan(100);
    expect(tests).not.toContain('tests/hostile/fields.test.ts');
  });

  test('whatever reads it, where it is a page of the docs', () => {
    expect(ofProject(['docs/operations.md'])).toEqual(
      expect.arrayContaining([
        'tests/project/architecture.test.ts',
        'tests/server/configuration.test.ts',
        'tests/deploy/deployFiles.test.ts',
      ]),
    );
    expect(ofProject(['docs/look.md'])).not.toContain('tests/deploy/deployFiles.test.ts');
  });

  test('nothing, where no test can tell', () => expect(ofProject(['.gitignore'])).toEqual([]));
});
