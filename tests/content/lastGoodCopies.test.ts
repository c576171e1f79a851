import { createHook } from 'node:async_hooks';
import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Copy, LastGoodCopies } from '../../content/http/lastGoodCopies.ts';
import { maxWaitingCharacters } from '../../content/http/writeQueue.ts';
import { articleAt } from './articles.ts';
import { quietLog } from './quietLog.ts';

let dataDir: string;
let log: ReturnType<typeof quietLog>;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pagewell-copies-'));
  log = quietLog();
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

const origin = 'https://cms.example/';
const open = (limit?: number, from = origin) => LastGoodCopies.open(dataDir, from, log, limit);
const copyOf = (articlePath: string, title = 'Title'): Copy => {
  const at = '2026-11-21T12:00:00.000Z';
  const value = articleAt(articlePath, title);
  return { path: articlePath, value, revision: `r-${title}`, etag: '"e1"', fetchedAt: at, confirmedAt: at };
};
const put = (copies: LastGoodCopies, copy: Copy) => copies.put(copy, JSON.stringify(copy.value));
/** Opening, writing, closing and renaming a file. */
const operationsPerCopy = 4;

/** Counts the file operations of this process from now on; asking for the number ends it. */
function countFileOperations(): () => number {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'FSREQPROMISE') count += 1;
    },
  });
  hook.enable();
  return () => {
    hook.disable();
    return count;
  };
}

/** Writes copies, one after the other in age, and closes. */
async function written(...paths: string[]): Promise<void> {
  const copies = await open();
  for (const each of paths) put(copies, copyOf(each));
  await copies.close();
  for (const [index, file] of (await files()).entries()) {
    const content = await readFile(file, 'utf8');
    const age = paths.findIndex((each) => content.includes(`"path":"${each}"`));
    const time = new Date(Date.now() - (100 - (age === -1 ? index : age)) * 1000);
    await utimes(file, time, time);
  }
}
async function files(): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true });
  return names.filter((name) => name.endsWith('.copy')).map((name) => path.join(dataDir, name));
}

describe('the last good copies', () => {
  it('outlive the process, word for word', async () => {
    await written('/a');
    const copies = await open();
    expect(await copies.get('/a')).toEqual(copyOf('/a'));
    expect(await copies.get('/b')).toBeUndefined();
    expect(copies.size).toBe(1);
  });

  it('of one CMS are never those of another', async () => {
    await written('/a');
    const other = await open(undefined, 'https://other.example/');
    expect(await other.get('/a')).toBeUndefined();
  });

  it('are read also while another process, which is about to end, removes some of them', async () => {
    await written('/a');
    const [file] = await files();
    // A name whose file is gone, as one is that is removed between the list of the folder and a look at it.
    await symlink('gone', path.join(path.dirname(String(file)), 'gone.copy'));
    expect((await open()).size).toBe(1);
  });

  it('are forgotten when the article goes, in memory and on disk', async () => {
    await written('/a', '/b');
    const copies = await open();
    await copies.get('/a');
    copies.drop('/a');
    copies.drop('/never');
    expect(await copies.get('/a')).toBeUndefined();
    await copies.close();
    expect(await files()).toHaveLength(1);
    expect(await (await open()).get('/a')).toBeUndefined();
  });

  it('make room for new ones, the oldest first', async () => {
    await written('/old', '/middle', '/new');
    const copies = await open(3);
    put(copies, copyOf('/newest'));
    expect(copies.size).toBe(3);
    await copies.close();
    const again = await open(3);
    expect(await again.get('/old')).toBeUndefined();
    expect(await again.get('/middle')).toBeDefined();
    expect(await again.get('/newest')).toBeDefined();
  });

  it('that are written again count as new', async () => {
    await written('/a', '/b');
    const copies = await open(2);
    put(copies, copyOf('/a', 'Again'));
    put(copies, copyOf('/c'));
    await copies.close();
    const again = await open(2);
    expect(await again.get('/a')).toMatchObject({ value: { title: 'Again' } });
    expect(await again.get('/b')).toBeUndefined();
  });

  it('of one article written twice at once end as the later one', async () => {
    const copies = await open();
    const operations = countFileOperations();
    for (let turn = 0; turn < 200; turn += 1) put(copies, copyOf('/a', `Turn ${turn}`));
    await copies.close();
    // The first one was on its way already.
    expect(operations()).toBeLessThanOrEqual(2 * operationsPerCopy);
    expect(await (await open()).get('/a')).toMatchObject({ value: { title: 'Turn 199' } });
    expect(await readdir(path.dirname((await files())[0] ?? ''))).toHaveLength(1);
  });

  it('are each written with few file operations, and not again while they are the same', async () => {
    const copies = await open();
    const operations = countFileOperations();
    for (let index = 0; index < 50; index += 1) put(copies, copyOf(`/${index}`));
    await copies.close();
    for (let index = 0; index < 50; index += 1) put(copies, copyOf(`/${index}`));
    await copies.close();
    expect(operations()).toBeLessThanOrEqual(50 * operationsPerCopy);
    expect(await files()).toHaveLength(50);
  });

  it('can be had while they wait to be written, also when memory has made room for others', async () => {
    const copies = await open();
    for (let index = 0; index < 1_000; index += 1) put(copies, copyOf(`/${index}`));
    expect(await copies.get('/0')).toEqual(copyOf('/0'));
    expect(copies.size).toBe(1_000);
    await copies.close();
    expect(await files()).toHaveLength(1_000);
    expect(log.lines).toEqual([]);
  });

  it('that find no room while the disk is slow are written when they come again', async () => {
    const copies = await open();
    const large = { ...copyOf('/large'), etag: undefined };
    copies.put(
      large,
      JSON.stringify({ ...articleAt('/large', 'L'), more: 'x'.repeat(maxWaitingCharacters - 400) }),
    );
    put(copies, copyOf('/late'));
    expect(copies.size).toBe(1);
    expect(await copies.get('/late')).toMatchObject({ path: '/late' });
    await copies.close();
    put(copies, copyOf('/late'));
    await copies.close();
    expect(await files()).toHaveLength(2);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, 40)],
    ['empty', () => ''],
    ['of another version', (text: string) => text.replace('"version":2', '"version":0')],
    ['another article’s', (text: string) => text.replace('"path":"/a"', '"path":"/b"')],
    ['no copy at all', () => '[]'],
  ])('are none, and reported, where the file is %s', async (_name, spoil) => {
    await written('/a');
    const [file = ''] = await files();
    await writeFile(file, spoil(await readFile(file, 'utf8')));
    const copies = await open();
    expect(await copies.get('/a')).toBeUndefined();
    expect(log.lines).toMatchObject([{ level: 'warn' }]);
    await copies.close();
    expect(await files()).toEqual([]);
  });

  it('leave nothing half written behind', async () => {
    await written('/a');
    const folder = path.dirname((await files())[0] ?? '');
    await writeFile(path.join(folder, 'x.copy.tmp'), 'half');
    await open();
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('are served from memory where the disk fails, and that is reported', async () => {
    const copies = await open();
    await rm(dataDir, { recursive: true, force: true });
    put(copies, copyOf('/a'));
    await copies.close();
    expect(await copies.get('/a')).toMatchObject({ path: '/a' });
    expect(log.lines).toMatchObject([
      { level: 'warn', message: expect.stringContaining('could not be kept') },
    ]);
  });

  it('are told apart whatever is in the path', async () => {
    const odd = ['/a', '/A', '/a/b', '/../../etc/passwd', `/${'x'.repeat(5_000)}`, '/a\0b'];
    await written(...odd);
    const copies = await open();
    for (const each of odd) expect(await copies.get(each)).toMatchObject({ path: each });
    expect(await files()).toHaveLength(odd.length);
  });
});
