import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeOverEarlierCopies } from '#content/cms/earlierCopies.ts';
import { articleAt, collect } from '../articles.ts';
import { origin, withCmsClient } from './fakeCms.ts';

const cms = withCmsClient();
const address = `${origin}/`;
const never = new AbortController().signal;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pagewell-copies-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A file as earlier versions wrote it. */
function write(name: string, facts: unknown, text: string, of = address): void {
  const folder = join(dataDir, 'content-copies', createHash('sha256').update(of).digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify(facts)}\n${text}`);
}

function factsOf(path: string) {
  const at = '2026-11-21T12:00:00.000Z';
  return { version: 2, path, revision: 'r', etag: '"e1"', fetchedAt: at, confirmedAt: at };
}

const takeOver = (signal = never) => takeOverEarlierCopies(dataDir, address, cms.store, cms.log, signal);

describe('last good copies that an earlier version kept in files', () => {
  it('are in the store then, and the files are gone', async () => {
    write('a.copy', factsOf('/a'), JSON.stringify(articleAt('/a', 'Kept')));
    await takeOver();
    expect((await cms.store.articles.get('/a')).kept).toMatchObject({
      value: articleAt('/a', 'Kept'),
      etag: '"e1"',
      confirmedAt: '2026-11-21T12:00:00.000Z',
    });
    expect(existsSync(join(dataDir, 'content-copies'))).toBe(false);
    expect(await collect(cms.source.list())).toMatchObject([{ path: '/a', title: 'Kept' }]);
  });

  it('give way to what the store has already', async () => {
    const value = articleAt('/a', 'Newer');
    const text = JSON.stringify(value);
    await cms.store.articles.keep({ path: '/a', value, text, revision: 'r2', etag: undefined }, new Date());
    write('a.copy', factsOf('/a'), JSON.stringify(articleAt('/a', 'Older')));
    await takeOver();
    expect((await cms.store.articles.get('/a')).kept).toMatchObject({ value: { title: 'Newer' } });
  });

  it.each([
    ['of another CMS', factsOf('/a'), JSON.stringify(articleAt('/a', 'A')), 'https://other.example/'],
    ['cut off', factsOf('/a'), '{"path":"/a","ti', address],
    ['without facts', 7, JSON.stringify(articleAt('/a', 'A')), address],
    [
      'without a time',
      { ...factsOf('/a'), confirmedAt: 'soon' },
      JSON.stringify(articleAt('/a', 'A')),
      address,
    ],
    ['of another article', factsOf('/b'), JSON.stringify(articleAt('/a', 'A')), address],
    ['at no path', factsOf('//evil'), JSON.stringify(articleAt('//evil', 'A')), address],
  ])('are left out where they are %s', async (_what, facts, text, of) => {
    write('sound.copy', factsOf('/sound'), JSON.stringify(articleAt('/sound', 'Sound')));
    write('a.copy', facts, text, of);
    await takeOver();
    expect(await collect(cms.source.list())).toMatchObject([{ path: '/sound' }]);
  });

  it('stay where taking them over is ended, and are taken over next time', async () => {
    write('a.copy', factsOf('/a'), JSON.stringify(articleAt('/a', 'A')));
    await takeOver(AbortSignal.abort());
    expect(await cms.store.articles.count()).toBe(0);
    await takeOver();
    expect(await cms.store.articles.count()).toBe(1);
  });

  it('need not be there', async () => {
    await takeOver();
    expect(cms.log.lines).toEqual([]);
  });
});
