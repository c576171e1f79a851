import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { newBlockFiles, registerBlock } from '../../cli/commands/newBlockFiles.ts';

const run = promisify(execFile);

/** Everything a fresh clone would not have, or has by other means. */
const left = new Set(['node_modules', '.git', 'dist', 'data']);

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
/** The worked example of the page by the names of its files, and its block for an article. */
const exampleFiles = [...page.matchAll(/^`([a-z/-]+[\w.-]+)`\n\n```\w+\n(.*?\n)```$/gms)].map(
  ([, name = '', text = '']): [string, string] => [name, text],
);

describe('npm run new-block', () => {
  let tree = '';

  beforeAll(async () => {
    tree = mkdtempSync(join(tmpdir(), 'pagewell-tree-'));
    cpSync('.', tree, { recursive: true, filter: (source) => !left.has(basename(source)) });
    symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
    await inTree('npm', 'run', '-s', 'new-block', 'side-note');
    // What npm adds is the same for all.
    for (const type of [...types.slice(1), 'shopping-list']) await newBlock(type);
    for (const [name, text] of exampleFiles) writeFileSync(join(tree, name), text);
  }, patienceMs);
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  const newBlock = (type: string) => inTree(process.execPath, 'cli/newBlock.ts', type);

  /** Runs a command in the copy. Rejects, with all that was printed, where it fails. */
  async function inTree(command: string, ...args: string[]): Promise<string> {
    // The options that this very Jest runs with are not those of what it starts.
    const { NODE_OPTIONS: _own, ...env } = process.env;
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
    'gives each type a test that passes, and a place in the gallery',
    async () => {
      writeFileSync(join(tree, 'tests', 'newBlocks.test.ts'), galleryTest);
      const tests = types.map((type) => `tests/widgets/${type}.test.tsx`);
      const printed = await inTree('npm', 'run', '-s', 'jest', '--', ...tests, 'tests/newBlocks.test.ts');
      expect(printed).toContain(`${2 * types.length} passed, 0 failed`);
    },
    patienceMs,
  );

  test(
    'leads to the example of docs/adding-a-block.md, whose tests pass',
    async () => {
      const written = [...newBlockFiles('shopping-list').keys()];
      expect(exampleFiles.map(([name]) => name)).toEqual(expect.arrayContaining(written));
      const printed = await inTree('npm', 'run', '-s', 'jest', '--', 'tests/widgets/shopping-list.test.tsx');
      expect(printed).toContain(' 0 failed');
    },
    patienceMs,
  );

  test.each([
    ['commerce', 'have in common'],
    ['constructor', 'every object'],
    ['shell-page', 'parts of the shell'],
    ['SideNote', 'kebab-case'],
    ['2-columns', 'kebab-case'],
  ])('refuses %s as a name, and says why', async (name, why) => {
    await expect(newBlock(name)).rejects.toThrow(why);
  });

  test('refuses a name that is taken, and changes nothing', async () => {
    const before = readFileSync(join(tree, 'widgets', 'registry.ts'), 'utf8');
    await expect(newBlock('side-note')).rejects.toThrow('there is something of that name already');
    expect(readFileSync(join(tree, 'widgets', 'registry.ts'), 'utf8')).toBe(before);
  });
});

describe('the entry of a new block in the registry', () => {
  const registry = `import type { Registry } from '../transformer/widget.ts';
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

  test('needs a place that can be recognised', () => {
    expect(() => registerBlock('export const registry = {};', 'hero')).toThrow('is not as it should be');
  });
});
