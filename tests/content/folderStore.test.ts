import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createContentSource } from '../../content/createContentSource.ts';
import { DatabaseStore } from '../../content/database/databaseStore.ts';
import { StoreLockedError } from '../../content/errors.ts';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { articleAt, collect } from './articles.ts';
import { quietLog } from './quietLog.ts';

let dataDir: string;
let seedFolder: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pagewell-folder-'));
  seedFolder = path.join(dataDir, 'seed');
  await mkdir(path.join(seedFolder, 'nested'), { recursive: true });
  const file = (name: string, content: object | string) =>
    writeFile(path.join(seedFolder, name), typeof content === 'string' ? content : JSON.stringify(content));
  await file('good.json', articleAt('/good', 'Good'));
  await file('marked.json', `\ufeff${JSON.stringify(articleAt('/marked', 'With a byte order mark'))}`);
  await file('nested/deep.json', articleAt('/nested', 'Nested'));
  await file('notes.txt', 'no article');
  await file('broken.json', '{"path":');
  await file('pathless.json', { title: 'No path' });
  await file('wrong-path.json', { path: 'no slash' });
  await file('zz-twice.json', articleAt('/good', 'The same path again'));
  await file('large.json', ' '.repeat(maxArticleBytes + 1));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

// The steps build on each other: opening a new folder takes seconds, so it is done once.
it('a store in a folder is seeded once, kept, and open to one process only', async () => {
  const log = quietLog();
  const configuration = { dataDir, seedFolder };
  const first = await createContentSource(configuration, log);

  // Seeded from every good file; each bad one is named with the reason.
  const paths = async (content: typeof first) =>
    (await collect(content.source.list())).map((each) => each.path);
  expect(await paths(first)).toEqual(['/good', '/marked', '/nested']);
  expect(await first.source.get('/good')).toMatchObject({ value: { title: 'Good' } });
  const refused = log.lines.filter((line) => line.level === 'warn').map((line) => line.details);
  expect(refused).toEqual([
    { file: 'broken.json', reason: expect.stringContaining('JSON') },
    { file: 'large.json', reason: expect.stringContaining('bytes') },
    { file: 'pathless.json', reason: expect.stringContaining('path') },
    { file: 'wrong-path.json', reason: expect.stringContaining('no slash') },
    { file: 'zz-twice.json', reason: '/good is published already' },
  ]);

  // A second opener is told who has it.
  await first.store?.announceServer('http://127.0.0.1:4100');
  const second = await createContentSource(configuration, quietLog()).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(StoreLockedError);
  expect(second).toMatchObject({ pid: process.pid, serverUrl: 'http://127.0.0.1:4100' });

  // What was published and recorded outlives the process; what was taken away does not come back with the seed.
  await first.store?.publish('/later', articleAt('/later', 'Later'), { author: 'Ada' });
  await first.store?.unpublish('/marked');
  await first.events.record([{ kind: 'kept', path: '/later', data: { n: 1 } }]);
  await first.close();
  const again = await createContentSource(configuration, quietLog());
  expect(await paths(again)).toEqual(['/good', '/later', '/nested']);
  expect(await collect(again.events.export({ kind: 'kept' }))).toMatchObject([{ data: { n: 1 } }]);
  expect(again.store?.status()).toEqual({ kind: 'folder', notices: 'alone' });
  await again.close();
}, 60_000);

it('a store that cannot be opened gives its lock back', async () => {
  const folder = path.join(dataDir, 'spoilt');
  await mkdir(folder);
  await writeFile(path.join(folder, 'database'), 'a file where the database’s folder should be');
  const open = () => DatabaseStore.open({ folder }, quietLog());
  await expect(open()).rejects.not.toBeInstanceOf(StoreLockedError);
  await expect(open()).rejects.not.toBeInstanceOf(StoreLockedError);
}, 60_000);
