import { join } from 'node:path';
import { loadImportRules } from '#cli/import/rules/loadImportRules.ts';
import { journalIn } from '#cli/import/run/journal.ts';
import { openArchive } from '#cli/import/run/openArchive.ts';
import { folderForEach } from '../temporaryFolder.ts';
import { importInMemory } from './memoryTarget.ts';
import { wxr } from './wxr.ts';

const folder = folderForEach();

const posts = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

test('--limit imports the first posts, and the report is not of the whole archive', async () => {
  const { stored, report } = await importInMemory(folder, posts(5), { limit: 2 });
  expect([...stored.keys()]).toEqual(['/sleep/post-1', '/sleep/post-2']);
  expect(report).toMatchObject({ posts: 2, isWhole: false });
  expect(await importInMemory(folder, posts(5), { limit: 5 })).toMatchObject({ report: { isWhole: true } });
});

test('--drafts keeps all as drafts, with why', async () => {
  const { stored, out } = await importInMemory(folder, posts(2), { asDrafts: true });
  expect([...stored.values()].map(({ how }) => how.as)).toEqual(['draft', 'draft']);
  expect(out).toContain('/sleep/post-1: draft (all articles of this import are drafts)\n');
});

test('an interruption ends the import after the post that it is at', async () => {
  const interrupted = new AbortController();
  const { stored, report } = await importInMemory(folder, posts(5), {
    interruption: interrupted.signal,
    output: { out: () => interrupted.abort(), err: () => {}, colour: false, width: 100, watched: false },
  });
  expect([...stored.keys()]).toEqual(['/sleep/post-1']);
  expect(report).toMatchObject({ posts: 1, isWhole: false });
});

test('an interruption while the archive is read imports nothing', async () => {
  const { stored, report } = await importInMemory(folder, posts(5), { interruption: AbortSignal.abort() });
  expect([stored.size, report.isWhole]).toEqual([0, false]);
});

test('of two posts of one path the first has it; the other is named, and a draft has its own', async () => {
  const { stored, out, report } = await importInMemory(
    folder,
    [
      { id: 1, slug: 'naps', title: 'A draft of it', status: 'draft', fields: { path: '/sleep/naps' } },
      { id: 2, slug: 'naps', title: 'The first', link: '/sleep/naps/' },
      { id: 3, slug: 'naps', title: 'The second', link: '/sleep/naps/' },
    ],
    { rules: { path: () => '/sleep/naps' } },
  );
  expect([...stored].map(([path, { article }]) => [path, article])).toEqual([
    ['/sleep/naps-1', expect.objectContaining({ title: 'A draft of it' })],
    ['/sleep/naps', expect.objectContaining({ title: 'The first' })],
  ]);
  expect(out).toMatch(
    /line \d+ "The second": refused \(another post has the path \/sleep\/naps \(line \d+\); give one/,
  );
  expect(report.outcomes).toMatchObject({ published: 1, draft: 1, refused: 1 });
});

test('two posts of one number are two articles; of two drafts that would have one path, one is named', async () => {
  const { stored, out } = await importInMemory(folder, [
    { id: 7, slug: 'one' },
    { id: 7, slug: 'two' },
    { id: 8, slug: 'one', title: 'A', status: 'draft', terms: [['category', 'sleep']] },
    { id: 8, slug: 'one', title: 'B', status: 'draft', terms: [['category', 'sleep']] },
  ]);
  expect([...stored.keys()]).toEqual(['/sleep/one', '/sleep/two', '/sleep/one-8']);
  expect(out).toContain('"B": refused (another post has the path /sleep/one');
});

test('a file without line breaks names its posts apart', async () => {
  const { stored } = await importInMemory(folder, wxr(posts(3)).replaceAll('\n', ''));
  expect([...stored.keys()]).toEqual(['/sleep/post-1', '/sleep/post-2', '/sleep/post-3']);
});

describe('what is no sound export', () => {
  const faultsOf = async (text: string) => (await importInMemory(folder, text)).report.faults;

  test.each<[string, string]>([
    ['an empty file', ''],
    ['bytes of another kind', '\u0000\u0001garbage'.repeat(100)],
    ['another feed', '<?xml version="1.0"?><feed><entry><title>x</title></entry></feed>'],
    ['a page to sign in at', '<html><body><p>Sign in</p></body></html>'],
  ])('%s is reported', async (_what, text) => {
    expect(await faultsOf(text)).toContainEqual({
      place: 'export.xml',
      reason: expect.stringContaining('it has no posts; supported are a WordPress export (.xml)'),
    });
  });

  test('in UTF-16 is read', async () => {
    const file = Buffer.from(`\ufeff${wxr(posts(2)).replace('UTF-8', 'UTF-16')}`, 'utf16le');
    folder.write('wide.xml', file);
    const archive = await openArchive(join(folder.path, 'wide.xml'), 'wordpress', undefined);
    expect((await importInMemory(folder, [], { archive })).stored.size).toBe(2);
  });

  test('posts that are nested without an end, or are all shortcodes, take no time of the others', async () => {
    const began = performance.now();
    const { stored } = await importInMemory(folder, [
      { id: 1, html: '<div><blockquote>'.repeat(100_000) },
      { id: 2, html: '[tip][gallery][caption]<!-- wp:group --><ref>'.repeat(20_000) },
      { id: 3 },
    ]);
    expect([stored.size, stored.get('/sleep/post-3')?.how.as]).toEqual([3, 'published']);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('a document type is reported, and none of its entities is expanded', async () => {
    const { stored, report } = await importInMemory(
      folder,
      wxr([{ id: 1 }])
        .replace(
          '<rss',
          '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]><rss',
        )
        .replace('<![CDATA[Post 1]]>', '&b; &f;'),
    );
    expect(report.faults).toContainEqual({
      place: 'line 2',
      reason: expect.stringContaining('document type'),
    });
    expect(stored.get('/sleep/post-1')?.article).toMatchObject({ title: '&b; &f;' });
  });
});

describe('pagewell.import', () => {
  test('may be TypeScript', async () => {
    folder.write(
      'pagewell.import.ts',
      `import type { ImportRules } from 'pagewell/import';
       export const topics: ImportRules['topics'] = { 'eat-well': 'nutrition' };`,
    );
    expect(await loadImportRules(folder.path)).toMatchObject({ topics: { 'eat-well': 'nutrition' } });
  });

  test('is one file: of two, none is silently left', async () => {
    folder.write('pagewell.import.js', 'export const topics = {};');
    folder.write('pagewell.import.ts', 'export const hosts = [];');
    await expect(loadImportRules(folder.path)).rejects.toThrow(
      /^both \S+pagewell\.import\.js and \S+pagewell\.import\.ts exist; keep only one$/,
    );
  });
});

test('the journal goes on after a line that a crash has cut off', () => {
  const file = folder.write('journal.ndjson', '{"path":"/a","revision":"1"}\n{"path":"/b","revi');
  journalIn(file).noteArticle('/c', '3');
  const journal = journalIn(join(folder.path, 'journal.ndjson'));
  expect(['/a', '/b', '/c'].map(journal.revisionOf)).toEqual(['1', null, '3']);
});
