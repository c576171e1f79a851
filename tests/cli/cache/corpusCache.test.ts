import { readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { corpusCache } from '#cli/cache/corpusCache.ts';
import { type CorpusIndex, indexAll } from '#cli/corpus/indexAll.ts';
import { documentsOfFiles, noStandardInput } from '#cli/input/fileDocuments.ts';
import { stampOf } from '#cli/input/fileStamp.ts';
import { CheckerPool } from '#cli/threads/checkerPool.ts';
import { someBlocks } from '../../support/someBlocks.ts';
import { folderForEach } from '../temporaryFolder.ts';

const folder = folderForEach();
let cacheFile: string;
beforeEach(() => {
  cacheFile = join(folder.path, 'cache/site.json');
});

const article = (path: string): string => JSON.stringify({ path, title: 'A', blocks: someBlocks });

/** Written long ago: a file that was changed a moment ago is never trusted. */
function writeOld(name: string, text: string, seconds = 100): string {
  const file = folder.write(name, text);
  const time = Date.now() / 1000 - seconds;
  utimesSync(file, time, time);
  return file;
}

function index(...names: string[]): Promise<CorpusIndex> {
  const settings = { day: '2026-01-01', rules: [], configuration: { folder: '.' }, ruleModules: [] };
  return indexAll(documentsOfFiles(names, noStandardInput), {
    pool: new CheckerPool(settings, 1),
    interruption: new AbortController().signal,
    cache: corpusCache(cacheFile, 'key'),
  });
}

const pathsOf = (site: CorpusIndex): string[] => [...site.values()].flat().map(({ path }) => path);

describe('what articles need to know of each other', () => {
  test('is not read again while their files are the same', async () => {
    const file = writeOld('a.json', article('/a'));
    await index(file);
    expect(corpusCache(cacheFile, 'key').look(file)).toMatchObject({ found: { entry: { path: '/a' } } });
    expect(pathsOf(await index(file))).toEqual(['/a']);
  });

  test('is read again where a file has changed, and comes in the order of the files', async () => {
    const files = ['a', 'b', 'c'].map((name) => writeOld(`${name}.json`, article(`/${name}`)));
    await index(...files);
    writeOld('b.json', article('/changed'), 50);
    expect(pathsOf(await index(...files))).toEqual(['/a', '/changed', '/c']);
  });

  test('is known where only the time of a file has changed', async () => {
    const file = writeOld('a.json', article('/a'));
    await index(file);
    writeOld('a.json', article('/a'), 50);
    const { stamp } = stampOf(file, () => readFileSync(file));
    const kept = corpusCache(cacheFile, 'key').store({
      name: file,
      entry: undefined,
      stamp,
      isUnchanged: true,
    });
    expect(kept.entry?.path).toBe('/a');
    expect(pathsOf(await index(file))).toEqual(['/a']);
  });

  test('is nothing where a file holds no article, and that is known as well', async () => {
    const file = writeOld('a.json', 'no article');
    expect(pathsOf(await index(file))).toEqual([]);
    expect(corpusCache(cacheFile, 'key').look(file)).toEqual({ found: { name: file, entry: undefined } });
    expect(pathsOf(await index(file))).toEqual([]);
  });

  test('is several articles where a file has one on each line', async () => {
    const file = folder.write('all.ndjson', `${article('/a')}\n${article('/b')}\n`);
    expect(pathsOf(await index(file))).toEqual(['/a', '/b']);
  });
});
