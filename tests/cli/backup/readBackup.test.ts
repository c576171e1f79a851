import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBackup } from '#cli/backup/readBackup.ts';
import { requireFreePlace, writeBackup } from '#cli/backup/writeBackup.ts';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { articleAt } from '../../content/articles.ts';
import { openBuiltInStore } from '../../support/builtInStore.ts';
import { type TemporaryFolder, temporaryFolder } from '../temporaryFolder.ts';
import { withManifest } from './changedBackup.ts';
import { tablesOfDatabase } from './filledDatabase.ts';

let folder: TemporaryFolder;
let store: DatabaseStore;
let copies = 0;
const at = (name: string) => join(folder.path, name);
const sum = { bytes: 0, sha256: '0'.repeat(64) };

beforeAll(async () => {
  folder = temporaryFolder();
  store = await openBuiltInStore();
  await store.publish('/sleep', articleAt('/sleep', 'Sleep'), { author: 'Ada', basedOn: null });
  folder.write('data/media/a.jpg', 'a picture');
  await writeBackup(store.database, at('data'), at('backup'));
});
afterAll(async () => {
  await store.close();
  folder[Symbol.dispose]();
});

describe('what is written', () => {
  test('is whole, with a file for every table', async () => {
    const { manifest, faults } = await readBackup(at('backup'));
    expect(faults).toEqual([]);
    expect(Object.keys(manifest?.tables ?? {}).sort()).toEqual(
      (await tablesOfDatabase(store.database)).sort(),
    );
    expect(manifest?.tables).toMatchObject({ articles: { rows: 1 }, revisions: { rows: 1 } });
    expect(Object.keys(manifest?.files ?? {})).toEqual(['media/a.jpg']);
  });

  test('goes into a folder that is not there or empty, and nowhere else', async () => {
    mkdirSync(at('empty'));
    await requireFreePlace(at('empty'));
    await requireFreePlace(at('not/there'));
    await expect(requireFreePlace(at('backup'))).rejects.toThrow('is not empty');
    await expect(requireFreePlace(at('data/media/a.jpg'))).rejects.toThrow('is not a folder');
  });

  test('leaves nothing where it cannot be ended, and says why', async () => {
    mkdirSync(at('linked/media'), { recursive: true });
    symlinkSync('/etc', at('linked/media/etc'));
    const before = readdirSync(folder.path);
    await expect(writeBackup(store.database, at('linked'), at('cut-off'))).rejects.toThrow(
      /media\/etc is a link or a device/,
    );
    expect(readdirSync(folder.path)).toEqual(before);
  });
});

describe('what is wrong with a backup is said with the file that it is in', () => {
  const changed = async (change: (copy: string) => void) => {
    copies += 1;
    const copy = at(`copy-${copies}`);
    cpSync(at('backup'), copy, { recursive: true });
    change(copy);
    return (await readBackup(copy)).faults.join('\n');
  };
  const manifestOf = async (change: Parameters<typeof withManifest>[2]) => {
    copies += 1;
    return (await readBackup(withManifest(at('backup'), at(`copy-${copies}`), change))).faults.join('\n');
  };
  const articles = (copy: string) => join(copy, 'tables', 'articles.ndjson');

  test.each<[string, (copy: string) => void, RegExp]>([
    [
      'a file cut short',
      (copy) => writeFileSync(articles(copy), readFileSync(articles(copy)).subarray(0, -5)),
      /articles\.ndjson: it has \d+ bytes, but had \d+ in the backup$/,
    ],
    [
      'a changed byte',
      (copy) => writeFileSync(articles(copy), readFileSync(articles(copy), 'utf8').replace('sleep', 'sleeq')),
      /articles\.ndjson: it was changed after the backup/,
    ],
    ['a file gone', (copy) => rmSync(articles(copy)), /articles\.ndjson: it cannot be read: no such file/],
    [
      'a link in the place of a file',
      (copy) => {
        rmSync(articles(copy));
        symlinkSync('/etc/hostname', articles(copy));
      },
      /articles\.ndjson: its path contains a symbolic link/,
    ],
    [
      'a link in the place of a folder',
      (copy) => {
        rmSync(join(copy, 'files'), { recursive: true });
        symlinkSync(at('data'), join(copy, 'files'));
      },
      /a\.jpg: its path contains a symbolic link/,
    ],
    ['no manifest', (copy) => rmSync(join(copy, 'manifest.json')), /is not a complete backup/],
    [
      'a changed manifest',
      (copy) => writeFileSync(join(copy, 'manifest.json'), '{}'),
      /manifest\.json was changed after the backup/,
    ],
  ])('%s', async (_what, change, why) => expect(await changed(change)).toMatch(why));

  test.each<[string, Parameters<typeof withManifest>[2], RegExp]>([
    ['a list', () => [], /it is not an object/],
    [
      'of another format',
      (manifest) => ({ ...manifest, format: 2 }),
      /its format is 2, but this release reads 1/,
    ],
    [
      'a table whose name leads elsewhere',
      ({ tables, ...manifest }) => ({ ...manifest, tables: { '../../x': tables.articles } }),
      /"\.\.\/\.\.\/x" is not a table name/,
    ],
    [
      'no sums',
      (manifest) => ({ ...manifest, tables: { articles: {} } }),
      /"tables" must have columns, rows/,
    ],
    [
      'odd sequences',
      (manifest) => ({ ...manifest, sequences: { a: '1; drop' } }),
      /"sequences" must be numbers/,
    ],
    ...['../x', 'media/../../x', '/etc/passwd', 'store/database', 'media//x', 'media', 'media\\..\\x'].map(
      (path): [string, Parameters<typeof withManifest>[2], RegExp] => [
        `a file that would be written to ${path}`,
        (manifest) => ({ ...manifest, files: { [path]: sum } }),
        /is not a file of a backup/,
      ],
    ),
  ])('a manifest that is made up: %s', async (_what, change, why) =>
    expect(await manifestOf(change)).toMatch(why),
  );
});
