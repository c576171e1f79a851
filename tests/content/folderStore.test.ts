import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createContentSource } from '#content/createContentSource.ts';
import { StoreFolderError, StoreLockedError } from '#content/source/errors.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { startFailure } from '#server/process/startFailure.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { operation } from '../editor-preview/store/editing.ts';
import { openEditorStore } from '../support/editorStore.ts';
import { putEmptyDatabase } from '../support/emptyDatabase.ts';
import { articleOf } from '../support/someBlocks.ts';
import { articleAt, collect } from './articles.ts';
import { quietLog } from './quietLog.ts';

let dataDir: string;
let seedFolder: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pagewell-folder-'));
  seedFolder = path.join(dataDir, 'seed');
  await mkdir(path.join(seedFolder, 'nested'), { recursive: true });
  await mkdir(path.join(dataDir, 'notes'));
  await writeFile(path.join(dataDir, 'notes/good.txt'), 'Doses corrected.\n');
  const file = (name: string, content: object | string) =>
    writeFile(path.join(seedFolder, name), typeof content === 'string' ? content : JSON.stringify(content));
  await file('good.json', { ...articleAt('/good', 'Good'), updatedAt: '2026-05-04T09:00:00Z' });
  await file('marked.json', `\ufeff${JSON.stringify(articleAt('/marked', 'With a byte order mark'))}`);
  await file('nested/deep.json', articleAt('/nested', 'Nested'));
  await file('notes.txt', 'no article');
  await file('broken.json', '{"path":');
  await file('pathless.json', { title: 'No path' });
  await file('wrong-path.json', { path: 'no slash' });
  await file('zz-twice.json', articleAt('/good', 'The same path again'));
  await file('large.json', ' '.repeat(maxArticleBytes + 1));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('a store in a folder is seeded once, kept, and open to one process and one user only', async () => {
  const log = quietLog();
  const configuration = { dataDir, seedFolder, seedNotesFolder: path.join(dataDir, 'notes') };
  putEmptyDatabase(path.join(dataDir, 'store'));
  await chmod(path.join(dataDir, 'store'), 0o755);
  const first = await createContentSource(configuration, log);
  expect((await stat(path.join(dataDir, 'store'))).mode & 0o777).toBe(0o700);

  // Seeded from every good file; each bad one is named with the reason.
  const paths = async (content: typeof first) =>
    (await collect(content.source.list())).map((each) => each.path);
  expect(await paths(first)).toEqual(['/good', '/marked', '/nested']);
  expect(await first.source.get('/good')).toMatchObject({
    value: { title: 'Good' },
    changes: [{ at: '2026-05-04T09:00:00.000Z', note: 'Doses corrected.' }],
  });
  expect(await first.source.get('/nested')).not.toHaveProperty('changes');
  const refused = log.lines.filter((line) => line.level === 'warn').map((line) => line.details);
  expect(refused).toEqual([
    { file: 'broken.json', reason: expect.stringContaining('JSON') },
    { file: 'large.json', reason: expect.stringContaining('bytes') },
    { file: 'pathless.json', reason: expect.stringContaining('path') },
    { file: 'wrong-path.json', reason: expect.stringContaining('no slash') },
    { file: 'zz-twice.json', reason: 'Another file already has the article /good.' },
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
  expect([again.store?.kind, again.changes.state]).toEqual(['folder', 'alone']);
  await again.close();
});

it('a store without articles that is not seeded says so at the start, and not once it has one', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-empty-'));
  putEmptyDatabase(path.join(folder, 'store'));
  const warnings: string[][] = [];
  for (const publishes of [true, false]) {
    const log = quietLog();
    const content = await createContentSource({ dataDir: folder }, log);
    warnings.push(log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message));
    if (publishes) await content.store?.publish('/first', articleAt('/first', 'First'), { author: 'Ada' });
    await content.close();
  }
  await rm(folder, { recursive: true });
  expect(warnings).toEqual([[expect.stringContaining('the store has no articles')], []]);
});

describe('a store’s folder that', () => {
  let folder: string;
  const files = () => path.join(folder, 'database');
  const open = () => openEditorStore({ folder }, quietLog());
  const refusal = () => open().catch((error: unknown) => error);
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-store-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('cannot be opened gives its lock back', async () => {
    await writeFile(files(), 'a file where the database’s folder should be');
    for (let time = 0; time < 2; time += 1) expect(await refusal()).not.toBeInstanceOf(StoreLockedError);
    expect(await readdir(folder)).toEqual(['database']);
  });

  it('holds something else than a database is refused in one line, and left as it is', async () => {
    await mkdir(files());
    await writeFile(path.join(files(), 'precious.txt'), 'kept');
    const error = await refusal();
    expect(error).toBeInstanceOf(StoreFolderError);
    expect(startFailure(error)).toMatch(/^.*no database\..*$/);
    expect(startFailure(error)).toContain(files());
    expect(await readdir(files())).toEqual(['precious.txt']);
  });

  it('lost the file that says what it is is refused, not begun anew', async () => {
    putEmptyDatabase(folder);
    await rm(path.join(files(), 'PG_VERSION'));
    expect(await refusal()).toBeInstanceOf(StoreFolderError);
    expect(await readdir(files())).toContain('base');
  });

  it('is damaged is refused in one line, without a stack', async () => {
    putEmptyDatabase(folder);
    await truncate(path.join(files(), 'global', 'pg_control'), 100);
    const error = await refusal();
    expect(error).toBeInstanceOf(StoreFolderError);
    expect(startFailure(error)).toMatch(/^.*damaged.*$/);
    // Also the second time, so the lock was given back.
    expect(await refusal()).toBeInstanceOf(StoreFolderError);
  });

  it('was being made when that was interrupted is moved aside, never deleted, and made anew; the log says where it is', async () => {
    await mkdir(files());
    await writeFile(path.join(files(), 'postgresql.conf'), 'half');
    await writeFile(path.join(folder, 'database.unfinished'), '');
    const log = quietLog();
    const store = await openEditorStore({ folder }, log);
    expect(await collect(store.list())).toEqual([]);
    await store.close();
    const [database, aside = '', ...others] = (await readdir(folder)).sort();
    expect([database, others]).toEqual(['database', []]);
    expect(aside).toMatch(/^database\.\d{8}T\d{9}Z$/);
    expect(await readFile(path.join(folder, aside, 'postgresql.conf'), 'utf8')).toBe('half');
    const warned = log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message);
    expect(warned.join()).toContain(path.join(folder, aside));
  });
});

it('a store in a folder goes on where operations left an article, with the keys of its items', async () => {
  const folder = path.join(dataDir, 'edited');
  const at = '/edited';
  const beginning = articleOf(at, 'Untitled', [{ id: 'l', type: 'list', data: { items: ['a', 'b'] } }]);
  const item = { block: 'l', list: '/data/items' };
  const open = () => openEditorStore({ folder }, quietLog());
  const take = (store: EditorStore, since: number, change: Change) =>
    store.editing.take(at, { since, sender: 'a', operations: [operation(change)] }, beginning);
  const first = await open();
  await take(first, 0, { kind: 'moveItem', ...item, key: '1', after: null });
  const parked = operation({ kind: 'remove', block: 'none' });
  await first.editing.take(at, { since: 1, sender: 'a', operations: [parked] }, beginning);
  const before = await first.editing.open(at, beginning);
  await first.close();

  const second = await open();
  expect(await second.editing.open(at, beginning)).toEqual(before);
  expect(before).toMatchObject({ sequence: 1, article: { keys: { '/blocks/0/data/items': ['1', '0'] } } });
  expect(before.parked).toEqual([{ operation: parked, because: 'gone', met: [], sender: 'a' }]);
  const next = await take(second, 1, {
    kind: 'set',
    block: 'l',
    pointer: '/data/items/1',
    value: { json: 'B' },
  });
  expect(next).toMatchObject({ ok: true, sequence: 2, parked: [] });
  expect((await second.getDraft(at))?.value).toMatchObject({ blocks: [{ data: { items: ['B', 'a'] } }] });
  await second.close();
});
