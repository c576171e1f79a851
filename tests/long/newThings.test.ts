import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { newBlockFiles, registerBlock } from '#cli/newThings/newBlockFiles.ts';
import { freshCopy } from '../support/freshCopy.ts';
import { everything } from '../support/tried.ts';

const run = promisify(execFile);

/** The checks of a whole tree take a while on a busy machine. */
const patienceMs = 240_000;

/**
 * A usual type; one with a long name, so that lines have to be broken otherwise; and those whose names are words of
 * JavaScript, of its library, or of the files that are written.
 */
const types = ['side-note', 'comparison-of-many-treatments', 'class', 'map', 'data', 'present', 'react-node'];

/** Shows what the gallery would show of the new types, by the gallery's own code. */
const galleryTest = `
import { readBlockFixtures } from '../features/gallery/blockFixtures.ts';
import { renderFixture } from '../features/gallery/renderFixture.ts';
import { pageRenderer } from './support/pageRenderer.ts';

test.each(${JSON.stringify(types)})('%s is in the gallery', async (type) => {
  const fixtures = readBlockFixtures('fixtures/blocks').filter((fixture) => fixture.type === type);
  expect(fixtures).toHaveLength(1);
  for (const fixture of fixtures) {
    const { block, problems } = renderFixture(fixture, await pageRenderer());
    expect(problems).toEqual([]);
    expect(block?.rendered.html).toContain(' as an editor would fill it in.</p>');
    const blank = renderFixture({ ...fixture, data: { text: ' ' } }, await pageRenderer());
    expect(blank.block?.rendered.html).toBe('');
  }
});
`;

const page = readFileSync('docs/adding-a-block.md', 'utf8');
const exampleFiles = [...page.matchAll(/^`([a-z/-]+[\w.-]+)`\n\n```\w+\n(.*?\n)```$/gms)].map(
  ([, name = '', text = '']): [string, string] => [name, text],
);

const featurePage = readFileSync('docs/adding-a-feature.md', 'utf8');
const featureFiles = [...featurePage.matchAll(/^```tsx?\n\/\/ ([\w/.-]+)\n(.*?\n)```$/gms)]
  .filter(([, name = '']) => !name.includes('<') && name.includes('letters'))
  .map(([, name = '', text = '']): [string, string] => [name, text]);
const [settingRow = ''] = /^\| `LETTERS_MAX_ADDRESSES` .*\n/m.exec(featurePage) ?? [];
const [, takenBody = ''] = /`('POST \/api\/letters': \{.*?\})`/.exec(featurePage) ?? [];

const rules = ['image/of-nobody', 'tone/shouting-voice'];

describe('what npm begins for new blocks, rules and features', () => {
  let copy: ReturnType<typeof freshCopy>;
  let tree = '';

  beforeAll(async () => {
    copy = freshCopy();
    tree = copy.folder;
    await inTree('npm', 'run', '-s', 'generate');
    await inTree('npm', 'run', '-s', 'new-block', 'side-note');
    // What npm adds is the same for all.
    for (const type of [...types.slice(1), 'shopping-list']) await newBlock(type);
    for (const [name, text] of exampleFiles) writeFileSync(join(tree, name), text);
    await inTree('npm', 'run', '-s', 'new-rule', rules[0] ?? '');
    await inTree(process.execPath, 'cli/newRule.ts', rules[1] ?? '');
    await inTree('npm', 'run', '-s', 'new-feature', 'well-wishes');
    await inTree(process.execPath, 'cli/newFeature.ts', 'letters');
    await inTree(process.execPath, 'cli/newFeature.ts', 'class');
    for (const [name, text] of featureFiles) {
      mkdirSync(dirname(join(tree, name)), { recursive: true });
      writeFileSync(join(tree, name), text);
    }
    rmSync(join(tree, 'tests/features/letters/lettersRoutes.test.ts'));
    change('docs/operations.md', /^\| `GALLERY` /m, (row) => settingRow + row);
    change(
      'tests/features/postedRoutes.test.ts',
      /^ {2}'PATCH \/api\/consent'/m,
      (entry) => `  ${takenBody},\n${entry}`,
    );
  }, patienceMs);
  afterAll(() => copy[Symbol.dispose]());

  function change(file: string, at: RegExp, changed: (found: string) => string): void {
    const text = readFileSync(join(tree, file), 'utf8');
    expect(text).toMatch(at);
    writeFileSync(join(tree, file), text.replace(at, changed));
  }

  const newBlock = (type: string) => inTree(process.execPath, 'cli/newBlock.ts', type);

  async function inTree(command: string, ...args: string[]): Promise<string> {
    // The options that this very Jest runs with are not those of what it starts.
    const { NODE_OPTIONS: _own, [everything]: _all, ...env } = process.env;
    try {
      const { stdout } = await run(command, args, { cwd: tree, env, maxBuffer: 16 * 1024 * 1024 });
      return stdout;
    } catch (cause) {
      const { stdout, stderr } = cause as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause });
    }
  }

  test.each([
    ['schemas', []],
    ['types', []],
    [
      'lint',
      [
        'widgets/registry.ts',
        ...types.flatMap((type) => [...newBlockFiles(type).keys()]),
        ...exampleFiles.map(([name]) => name),
        ...rules.flatMap((rule) => [`rules/${rule}/rule.ts`, `rules/${rule}/cases.ts`]),
        'features/features.ts',
        'features/well-wishes',
        'tests/features/well-wishes',
        'features/class',
        'tests/features/class',
        // As its page says: formatting and the order of imports are mended.
        'features/letters',
        'tests/features/letters',
        '--write',
      ],
    ],
    ['floors', []],
  ])(
    'leaves "npm run %s" content',
    async (check, files) => {
      await inTree('npm', 'run', '-s', check, '--', ...files);
    },
    patienceMs,
  );

  test(
    'gives each type a test that passes, and a place in the gallery; so does the example of docs/adding-a-block.md',
    async () => {
      const written = [...newBlockFiles('shopping-list').keys()];
      expect(exampleFiles.map(([name]) => name)).toEqual(expect.arrayContaining(written));
      writeFileSync(join(tree, 'tests', 'newBlocks.test.ts'), galleryTest);
      // One run for all: each would load the same once more.
      const tests = [...types, 'shopping-list'].map((type) => `tests/widgets/${type}.test.tsx`);
      const printed = await inTree('npm', 'run', '-s', 'jest', '--', ...tests, 'tests/newBlocks.test.ts');
      const [, passed = '0'] = /(\d+) passed, 0 failed/.exec(printed) ?? [];
      expect(Number(passed)).toBeGreaterThan(2 * types.length);
    },
    patienceMs,
  );

  test(
    'gives rules their page and examples, and features a route, all of which pass; so does the example of docs/adding-a-feature.md',
    async () => {
      expect(featureFiles.map(([name]) => name)).toEqual(
        expect.arrayContaining(['features/letters/feature.ts', 'tests/features/letters/letters.test.ts']),
      );
      const printed = await inTree(
        ...([
          'npm',
          'run',
          '-s',
          'jest',
          '--',
          'tests/features/(well-wishes|class|letters)/',
          'tests/rules/rules.test',
        ] as const),
        ...['tests/features/postedRoutes', 'tests/server/configuration', '--selectProjects=unit'],
        ...[
          '-t',
          `${rules.join('|')}|keeps an address|form in every page|well wishes|that it is there|known here|operations`,
        ],
      );
      const [, passed = '0'] = /(\d+) passed, 0 failed/.exec(printed) ?? [];
      // The features and the manual have fewer: those of both rules are among them.
      expect(Number(passed)).toBeGreaterThan(40);
    },
    patienceMs,
  );

  test.each([
    ['commerce', 'shared parts of widgets'],
    ['newsletter', 'shared parts of widgets'],
    ['constructor', 'already has a property with that name'],
    ['shell-page', 'parts of the shell'],
    ['SideNote', 'kebab-case'],
    ['2-columns', 'kebab-case'],
  ])('refuses %s as a name, and says why', (name, why) => expect(newBlock(name)).rejects.toThrow(why));

  test.each([
    ['cli/newRule.ts', 'shouting', 'with its family'],
    ['cli/newRule.ts', 'image/format', 'this name is already used'],
    ['cli/newFeature.ts', 'WellWishes', 'kebab-case'],
    ['cli/newFeature.ts', 'search', 'this name is already used'],
  ])('of %s refuses %s as a name, and says why', (program, name, why) =>
    expect(inTree(process.execPath, program, name)).rejects.toThrow(why),
  );

  test('refuses a name that is taken, and changes nothing', async () => {
    const before = readFileSync(join(tree, 'widgets', 'registry.ts'), 'utf8');
    await expect(newBlock('side-note')).rejects.toThrow('this name is already used');
    expect(readFileSync(join(tree, 'widgets', 'registry.ts'), 'utf8')).toBe(before);
  });
});

describe('the entry of a new block in the registry', () => {
  const registry = `import type { Registry } from '../transformer/registry/widget.ts';
import faq from './faq/widget.ts';
import productCard from './product-card/widget.ts';

export const registry = {
  faq,
  'product-card': productCard,
} satisfies Registry;
`;
  const imports = (text: string) =>
    [...text.matchAll(/^import \w+ from '\.\/([a-z-]+)\/widget\.ts'/gm)].map(([, type]) => type);
  const entries = (text: string) =>
    [...text.matchAll(/^ {2}'?([a-z-]+)'?(?:: \w+)?,$/gm)].map(([, type]) => type);

  test.each([
    ['call-out', ['call-out', 'faq', 'product-card']],
    ['hero', ['faq', 'hero', 'product-card']],
    ['video', ['faq', 'product-card', 'video']],
  ])('%s stands in alphabetical order, with its import', (type, expected) => {
    const registered = registerBlock(registry, type);
    expect([imports(registered), entries(registered)]).toEqual([expected, expected]);
  });

  test('needs a place that can be recognised', () =>
    expect(() => registerBlock('export const registry = {};', 'hero')).toThrow(
      'does not have the expected form',
    ));
});
