import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resultCache } from '#cli/cache/resultCache.ts';
import type { CheckedDocument } from '#cli/check/checkedDocument.ts';
import { stampOf } from '#cli/input/fileStamp.ts';
import { folderForEach } from '../temporaryFolder.ts';

const folder = folderForEach();
let file: string;
let name: string;
beforeEach(() => {
  file = join(folder.path, 'cache/results.json');
  name = folder.write('a.json', 'one');
  makeOld(name);
});

/** A file that was changed a moment ago is never trusted. */
function makeOld(each: string, seconds = 100): void {
  const time = Date.now() / 1000 - seconds;
  utimesSync(each, time, time);
}

function checkedNow(): CheckedDocument {
  const { stamp } = stampOf(name, () => readFileSync(name));
  return { name, path: '/a', findings: [], complete: true, stamp };
}

function learn(key: unknown = 'key'): void {
  const cache = resultCache(file, key);
  cache.store(checkedNow());
  cache.save();
}

describe('what was found in a file', () => {
  test('is known while the file is the same', () => {
    learn();
    expect(resultCache(file, 'key').look(name)).toEqual({
      found: { name, path: '/a', findings: [], complete: true },
    });
  });

  test('is not known before it was saved, or for another check', () => {
    expect(resultCache(file, 'key').look(name)).toEqual({ knownHash: undefined });
    learn();
    expect(resultCache(file, 'other key').look(name)).toEqual({ knownHash: undefined });
  });

  test.each([
    ['size', () => writeFileSync(name, 'longer')],
    ['time', () => makeOld(name, 50)],
    ['existence', () => rmSync(name)],
  ])('is not trusted when its %s has changed, but its content is known', (_what, change) => {
    learn();
    change();
    expect(resultCache(file, 'key').look(name)).toEqual({ knownHash: expect.stringMatching(/^[\w-]{43}$/) });
  });

  test('is not trusted when it was changed as the cache was written, within a tick of the clock', () => {
    makeOld(name, 1);
    learn();
    expect(resultCache(file, 'key').look(name)).toHaveProperty('knownHash');
  });

  test('is known again when only its time has changed, and is then trusted', () => {
    learn();
    makeOld(name, 50);
    const cache = resultCache(file, 'key');
    cache.look(name);
    expect(cache.store({ ...checkedNow(), path: '', isUnchanged: true }).path).toBe('/a');
    cache.save();
    expect(resultCache(file, 'key').look(name)).toHaveProperty('found');
  });

  test('of other runs stays known', () => {
    learn();
    const other = folder.write('b.json', 'b');
    const cache = resultCache(file, 'key');
    cache.store({ ...checkedNow(), name: other });
    cache.save();
    expect(resultCache(file, 'key').look(name)).toHaveProperty('found');
  });

  test.each(['', '{', 'null', '{"key":1}', '[]'])(
    'is simply not known where the cache holds %j',
    (content) => {
      folder.write('cache/results.json', content);
      expect(resultCache(file, 'key').look(name)).toEqual({ knownHash: undefined });
    },
  );

  test('is not kept where nothing can be written, and nobody fails', () => {
    folder.write('cache', 'a file where the folder should be');
    expect(learn).not.toThrow();
  });
});
