import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from '../cli/temporaryFolder.ts';

const project = new URL('../../', import.meta.url).pathname;
const floors: string = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).scripts.floors;
const folders = floors.split(' ').slice(floors.split(' ').indexOf('--config') + 2);

let planted: TemporaryFolder;
beforeEach(() => {
  planted = temporaryFolder();
});
afterEach(() => planted[Symbol.dispose]());

/** What the check says of a tree of these files: the rule that each import breaks. */
function check(files: Readonly<Record<string, string>>): string[] {
  for (const name of ['.dependency-cruiser.json', 'tsconfig.json'])
    copyFileSync(join(project, name), join(planted.path, name));
  for (const folder of folders) mkdirSync(join(planted.path, folder));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(planted.path, name)), { recursive: true });
    writeFileSync(join(planted.path, name), text);
  }
  const command = join(project, 'node_modules/.bin/depcruise');
  const args = ['--config', '.dependency-cruiser.json', '--output-type', 'json', ...folders];
  const { stdout } = spawnSync(command, args, { cwd: planted.path, encoding: 'utf8', maxBuffer: 10_000_000 });
  const { summary } = JSON.parse(stdout);
  const found: { rule: { name: string }; from: string; to: string }[] = summary.violations;
  expect(summary.environment?.issues ?? []).toEqual([]);
  return found.map(({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`).sort();
}

/** Ways to import something, in a file that may have elements in it and in one that may not. */
const ways = [
  "import { thing } from 'PLACE';",
  "import type { Thing } from 'PLACE'; export type Own = Thing;",
  "import { type Thing } from 'PLACE'; export type Own = Thing;",
  "export { thing } from 'PLACE';",
  "export type { Thing } from 'PLACE';",
  "export * from 'PLACE';",
  "import 'PLACE';",
  "export const load = () => import('PLACE');",
];

describe('npm run floors', () => {
  test.each(['ts', 'tsx'])('sees every kind of import in .%s, types alone too', (extension) => {
    const files = ways.map((way, index): [string, string] => [
      `contracts/way${index}.${extension}`,
      way.replace('PLACE', '../transformer/thing.ts'),
    ]);
    const thing = 'export interface Thing { a: 1 }\nexport const thing = 1;\n';
    expect(check({ ...Object.fromEntries(files), 'transformer/thing.ts': thing })).toEqual(
      files.map(([name]) => `${name} -> transformer/thing.ts: contracts-stand-alone`),
    );
  });

  test('lets every floor import what stands below it, and nothing else', () => {
    const wrong: [string, string, string][] = [
      ['contracts/a.ts', 'schemas/leaf.ts', 'contracts-stand-alone'],
      ['editor-preview/model/a.ts', 'schemas/leaf.ts', 'model-on-contracts'],
      ['transformer/e.ts', 'editor-preview/model/leaf.ts', 'editing-is-for-editors'],
      ['features/one/browser/e.ts', 'editor-preview/model/leaf.ts', 'editing-is-for-editors'],
      ['schemas/a.ts', 'platform/leaf.ts', 'ground-floor-on-contracts'],
      ['platform/a.ts', 'schemas/leaf.ts', 'ground-floor-on-contracts'],
      ['transformer/a.ts', 'widgets/leaf.ts', 'transformer-on-schemas'],
      ['client/a.ts', 'schemas/leaf.ts', 'client-on-contracts'],
      ['widgets/a.ts', 'client/leaf.ts', 'widgets-and-rules-on-transformer'],
      ['rules/a.ts', 'widgets/leaf.ts', 'widgets-and-rules-on-transformer'],
      ['content/a.ts', 'shell/leaf.ts', 'content-on-transformer-and-platform'],
      ['shell/a.ts', 'features/one/leaf.ts', 'shell-on-widgets'],
      ['features/one/a.ts', 'features/two/leaf.ts', 'features-apart'],
      ['features/one/browser/a.ts', 'shell/leaf.ts', 'features-in-the-browser'],
      ['editor-preview/app/a.ts', 'server/leaf.ts', 'editor-preview-on-widgets'],
      ['content/cms/payload/document/a.ts', 'platform/leaf.ts', 'documents-in-browsers'],
      ['server/a.ts', 'cli/leaf.ts', 'server-and-cli-apart'],
      ['cli/a.ts', 'server/leaf.ts', 'server-and-cli-apart'],
      ['shell/f.ts', 'build/leaf.ts', 'build-on-top'],
    ];
    const right: [string, string][] = [
      ['editor-preview/model/b.ts', 'contracts/leaf.ts'],
      ['schemas/b.ts', 'editor-preview/model/leaf.ts'],
      ['content/e.ts', 'editor-preview/model/leaf.ts'],
      ['features/one/e.ts', 'editor-preview/model/leaf.ts'],
      ['editor-preview/app/e.ts', 'editor-preview/model/leaf.ts'],
      ['transformer/b.ts', 'schemas/leaf.ts'],
      ['client/b.ts', 'contracts/leaf.ts'],
      ['widgets/b.ts', 'transformer/leaf.ts'],
      ['rules/b.ts', 'transformer/leaf.ts'],
      ['content/b.ts', 'platform/leaf.ts'],
      ['shell/b.ts', 'widgets/leaf.ts'],
      ['features/one/b.ts', 'shell/leaf.ts'],
      ['features/one/browser/b.ts', 'client/leaf.ts'],
      ['server/b.ts', 'features/one/leaf.ts'],
      ['cli/b.ts', 'shell/leaf.ts'],
    ];
    const up = (from: string) => '../'.repeat(from.split('/').length - 1);
    const files: [string, string][] = [
      ...[...wrong, ...right].map(([, to]): [string, string] => [to, 'export type Leaf = 1;\n']),
      ...[...wrong, ...right].map(([from, to]): [string, string] => [
        from,
        `import type { Leaf } from '${up(from)}${to}';\nexport type Own = Leaf;\n`,
      ]),
    ];
    // Among imports down, one that goes up closes circles of folders too.
    const found = check(Object.fromEntries(files)).filter((one) => !one.endsWith(': no-circular-folders'));
    expect(found).toEqual(wrong.map(([from, to, rule]) => `${from} -> ${to}: ${rule}`).sort());
  });

  test('lets no two folders of the editor need each other, by whatever files', () => {
    const files = {
      'editor-preview/app/one/a.ts': "import type { C } from '../two/c.ts';\nexport type A = C;\n",
      'editor-preview/app/one/b.ts': 'export type B = 1;\n',
      'editor-preview/app/two/c.ts': 'export type C = 1;\n',
      'editor-preview/app/two/d.ts': "import type { B } from '../one/b.ts';\nexport type D = B;\n",
    };
    const rule = 'no-circular-folders';
    expect(check(files)).toEqual([
      `editor-preview/app/one -> editor-preview/app/two: ${rule}`,
      `editor-preview/app/two -> editor-preview/app/one: ${rule}`,
    ]);
  });

  test('lets no two folders of a room import each other, nor a folder what puts the folders together', () => {
    const circle = (one: string, other: string): [string, string][] => [
      [`${one}/a.ts`, `${other}/leaf.ts`],
      [`${other}/b.ts`, `${one}/leaf.ts`],
    ];
    const circles = [
      'content',
      'content/database',
      'editor-preview/server',
      'editor-preview/store',
      'cli',
      'server',
      'shell',
      'client',
      'editor-preview/model',
      'platform',
      'transformer',
      'rules',
      'widgets',
    ];
    const wrong: [string, string, string][] = [
      ['content/one/c.ts', 'content/top.ts', 'composition-on-top'],
      ['cli/one/c.ts', 'cli/top.ts', 'composition-on-top'],
      ['features/one/c.ts', 'features/compose.ts', 'composition-on-top'],
      ['content/database/one/c.ts', 'content/database/top.ts', 'composition-on-top-within'],
      ['editor-preview/server/one/c.ts', 'editor-preview/server/top.ts', 'composition-on-top-within'],
      ['platform/c.ts', 'platform/one/leaf.ts', 'ground-in-the-room-itself'],
    ];
    const up = (from: string) => '../'.repeat(from.split('/').length - 1);
    const imports: [string, string][] = [
      ...circles.flatMap((room) => circle(`${room}/one`, `${room}/two`)),
      ...wrong.map(([from, to]): [string, string] => [from, to]),
    ];
    const files: [string, string][] = [
      ...imports.map(([, to]): [string, string] => [to, 'export type Leaf = 1;\n']),
      ...imports.map(([from, to]): [string, string] => [
        from,
        `import type { Leaf } from '${up(from)}${to}';\nexport type Own = Leaf;\n`,
      ]),
    ];
    const found = check(Object.fromEntries(files));
    for (const room of circles) expect(found).toContain(`${room}/one -> ${room}/two: no-circular-folders`);
    for (const [from, to, rule] of wrong) expect(found).toContain(`${from} -> ${to}: ${rule}`);
  });

  test('looks at every folder with sources', () => {
    const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: project, encoding: 'utf8' });
    const sources = new Set(tracked.split('\n').flatMap((name) => /^([^/]+)\//.exec(name)?.[1] ?? []));
    // What stands in adapters/ is packages of their own, with an installation of their own.
    for (const other of ['tests', 'bench', 'build', 'fixtures', 'adapters']) sources.delete(other);
    const present = new Set(readdirSync(project));
    expect([...folders].sort()).toEqual([...sources].filter((name) => present.has(name)).sort());
  });

  test('has no import that climbs out of its room: what stands in another one is imported as #room/file', () => {
    // Packages of their own in adapters/ do not know these names; new things are written with imports for other places.
    const files = globSync('*/**/*.{ts,tsx,js}', {
      cwd: project,
      exclude: ['adapters', 'cli/newThings', 'node_modules', 'dist', 'data'],
    });
    const climbing = files.flatMap((name) =>
      [...readFileSync(join(project, name), 'utf8').matchAll(/(?:from |import\()'(\.\.\/[^']+)'/g)]
        .map(([, place = '']) => join(dirname(name), place))
        .filter((place) => place.includes('/') && place.split('/')[0] !== name.split('/')[0])
        .map((place) => `${name} -> ${place}`),
    );
    expect(files.length).toBeGreaterThan(2_000);
    expect(climbing).toEqual([]);
  });
});
