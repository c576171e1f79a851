import { join, resolve } from 'node:path';
import type { CheckSettings } from '#cli/check/articleChecker.ts';
import type { ArticleDocument } from '#cli/input/document.ts';
import { CheckerPool } from '#cli/threads/checkerPool.ts';
import { articleOf, heading, prose, someBlocks } from '../../support/someBlocks.ts';
import { ends, runCommand, validateForPrograms } from '../runCommand.ts';
import { folderForEach } from '../temporaryFolder.ts';

const shouting = 'tests/rules/yourOwn/shouting.ts';

const folder = folderForEach();
let file: string;
beforeEach(() => {
  file = folder.write(
    'articles/a.json',
    JSON.stringify(
      articleOf('/a', 'A', [
        heading('h', 'STOP SMOKING TODAY'),
        prose('p', '<p>See <a href="/b">the other article</a>.</p>'),
      ]),
    ),
  );
});

describe("a publisher's own rules", () => {
  test('run beside ours, from a module or a folder of them', async () => {
    const { out } = await runCommand('validate', file, '--custom-rules', shouting, '--format', 'concise');
    expect(out).toMatch(/a\.json:1:\d+: warning house\/shouting "STOP SMOKING TODAY" shouts/);
    folder.write('rules/shouting.mjs', `export { rules } from ${JSON.stringify(resolve(shouting))};`);
    folder.write('rules/helper.mjs', 'export const nothing = 1;');
    folder.write('rules/README.md', 'No module.');
    const all = await runCommand(
      'validate',
      file,
      '--custom-rules',
      join(folder.path, 'rules'),
      '--rule',
      'house/*',
    );
    expect(all.out).toContain('house/shouting');
  });

  test('may be written in a module beside the one that lists them', async () => {
    folder.write(
      'rules/calm.mjs',
      'export const calm = { id: "house/calm", severity: "error", summary: "" };',
    );
    folder.write('rules/all.mjs', 'import { calm } from "./calm.mjs"; export const rules = [calm];');
    expect(await ends('validate', file, '--custom-rules', join(folder.path, 'rules'))).not.toEqual([
      2,
      expect.anything(),
    ]);
  });

  test('are named by the configuration, relative to itself', async () => {
    folder.write('rules/shouting.mjs', `export { rules } from ${JSON.stringify(resolve(shouting))};`);
    const config = folder.write('c.json', JSON.stringify({ customRules: ['./rules'] }));
    const { out } = await runCommand('validate', file, '--config', config);
    expect(out).toContain('house/shouting');
  });

  test('that throw are a finding, and the run goes on', async () => {
    const rule = `{ id: 'house/broken', severity: 'error', summary: '', heading() { throw new Error('no') } }`;
    const module = folder.write('broken.mjs', `export const rules = [${rule}];`);
    const { status, out } = await runCommand(
      'validate',
      file,
      '--custom-rules',
      module,
      '--format',
      'concise',
    );
    expect([status, out.includes('meta/rule-failed')]).toEqual([1, true]);
  });

  test.each([
    ['that is not there', undefined, 'no rules were found in'],
    ['that cannot be loaded', 'export const rules = ', 'cannot be loaded'],
    ['whose rules are no list', 'export const rules = {};', 'is not a list'],
    ['without any', 'export const nothing = 1;', 'no rules were found in'],
    [
      'that exports a rule by itself',
      'export default { id: "house/calm", severity: "error", summary: "" };',
      'exports a rule that is not in a list: a module must export a list called "rules"',
    ],
    [
      'that lists one rule and exports another',
      `const calm = { id: "house/calm", severity: "error", summary: "" };
      export const rules = [calm];
      export const loud = { ...calm, id: "house/loud" };`,
      'exports a rule that is not in a list',
    ],
    [
      'that lists rules under another name',
      `const calm = { id: "house/calm", severity: "error", summary: "" };
      export const rules = [calm];
      export default [{ ...calm, id: "house/loud" }];`,
      'exports a rule that is not in a list',
    ],
    ['with something that is no rule', 'export const rules = [{ id: "shouting" }];', 'without an id such as'],
    [
      'with one of ours',
      'export const rules = [{ id: "link/broken-anchor", severity: "error", summary: "" }];',
      'which already exists',
    ],
  ])('in a module %s end with 2', async (_what, content, message) => {
    if (content !== undefined) folder.write('r.mjs', content);
    expect(await ends('validate', file, '--custom-rules', join(folder.path, 'r.mjs'))).toEqual([
      2,
      expect.stringContaining(message),
    ]);
  });
});

/** Soon enough for a test, and longer than any rule that ends takes. */
const limits = { work: 1_000, loading: 3_000 };

describe("a publisher's own rule that does not end", () => {
  const settings = (ruleModule: string): CheckSettings => ({
    day: '2026-11-22',
    rules: ['house/*', 'meta/*'],
    configuration: { folder: folder.path },
    ruleModules: [ruleModule],
  });
  const rule = (id: string, body: string): string =>
    `{ id: 'house/${id}', severity: 'warning', summary: '', heading(heading, report) { ${body} } }`;
  const found = `report(heading.place(), 'There is a heading.')`;
  const document = (name: string): ArticleDocument => ({
    kind: 'file',
    name: folder.write(name, JSON.stringify({ path: `/${name}`, title: name, blocks: [heading('h', name)] })),
    line: 1,
    known: { hash: undefined },
  });

  test.each([
    ['loops', 'for (;;) {}', 'it did not end within 1 s'],
    ['ends the process', 'process.exit(0)', 'it ended its thread'],
  ])(
    'because it %s is named in its article and left out of the others, in which all else is checked',
    async (_why, body, reason) => {
      const odd = rule('odd', `if (heading.text === 'two') { ${body} } ${found}`);
      const module = folder.write('rules.mjs', `export const rules = [${odd}, ${rule('sound', found)}];`);
      const pool = new CheckerPool(settings(module), 1, limits);
      try {
        const { checker } = await pool.lease(3);
        const checked = await checker.check(['one', 'two', 'three'].map(document));
        expect(checked.map(({ findings }) => findings.map(({ problem }) => problem.rule).sort())).toEqual([
          ['house/sound'],
          ['house/sound', 'meta/rule-failed'],
          ['house/sound'],
        ]);
        expect(checked[1]?.findings.map(({ problem }) => problem.message).join()).toContain(
          `The rule house/odd was stopped in this article: `,
        );
        expect(checked[1]?.findings.map(({ problem }) => problem.message).join()).toContain(reason);
        expect([...pool.stopped]).toEqual(['house/odd']);
        // What was not checked for every rule is no known file.
        expect(checked.map(({ stamp }) => stamp)).toEqual([undefined, undefined, undefined]);
      } finally {
        await pool.end();
      }
    },
  );

  test('makes the run an incomplete one', async () => {
    const looping = rule('looping', 'for (;;) {}');
    const module = folder.write('rules.mjs', `export const rules = [${looping}, ${rule('sound', found)}];`);
    expect(await validateForPrograms(file, '--custom-rules', module, '--rule', 'house/*')).toMatchObject({
      status: 3,
      complete: false,
      rules: ['meta/rule-failed', 'house/sound'],
    });
  });

  test('while it is loaded ends with what is wrong', async () => {
    const module = folder.write('rules.mjs', 'for (;;) {}');
    const pool = new CheckerPool(settings(module), 1, limits);
    await expect(pool.customRules()).rejects.toThrow('cannot be loaded: it did not end within 3 s');
    await pool.end();
  });
});

describe('links to other articles', () => {
  const missing = async (...args: string[]): Promise<boolean> =>
    (await validateForPrograms(file, ...args)).rules.includes('link/internal-missing');

  test('are looked at where it is known what articles there are', async () => {
    expect(await missing()).toBe(false);
    expect(await missing('--corpus', join(folder.path, 'articles'))).toBe(true);
    folder.write('articles/b.json', JSON.stringify({ path: '/b', title: 'B', blocks: someBlocks }));
    expect(await missing('--corpus', join(folder.path, 'articles'))).toBe(false);
  });

  test('are looked at in a folder, which is taken for the whole site', async () => {
    const site = (path: string, href: string) =>
      JSON.stringify(
        articleOf(path, `About ${path}`, [prose('a', `<p><a href="${href}">the other page</a></p>`)]),
      );
    folder.write('site/sleep/a.json', site('/sleep/a', '/sleep/b'));
    folder.write('site/food/b.json', site('/food/b', '/sleep/a'));
    const folders = ['validate', join(folder.path, 'site'), '--rule', 'link/*'];
    const dead = await runCommand(...folders, '--format', 'concise');
    expect([dead.status, dead.out, dead.err]).toEqual([
      1,
      expect.stringMatching(
        /a\.json:.* link\/internal-missing Broken link: the page \/sleep\/b was not found/,
      ),
      expect.stringContaining('site. If the site has more articles, name them all with --corpus'),
    ]);
    folder.write('more/b.json', site('/sleep/b', '/food/b'));
    const whole = await runCommand(...folders, '--corpus', folder.path);
    expect([whole.status, whole.err]).toEqual([0, '']);
    const both = await runCommand(...folders, join(folder.path, 'more/b.json'));
    expect([both.status, both.err]).toEqual([0, '']);
    const file = join(folder.path, 'site/sleep/a.json');
    expect((await runCommand('validate', file, '--rule', 'link/*')).status).toBe(0);
    expect((await runCommand('validate', join(folder.path, 'site'), '--rule', 'html/*')).status).toBe(0);
  });

  test('are looked at by the configuration, relative to itself', async () => {
    const config = folder.write('c.json', JSON.stringify({ corpus: ['articles'] }));
    expect(await missing('--config', config)).toBe(true);
  });

  test('of a site that is not there end with 2', async () =>
    expect(await ends('validate', file, '--corpus', join(folder.path, 'none'))).toEqual([
      2,
      expect.stringContaining('--corpus must name the articles of the site'),
    ]));
});
