import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { storedBuilds } from '#server/routes/buildStore.ts';
import { StoredBuilds } from '#server/routes/storedBuilds.ts';
import { combinedSheets } from '#shell/assets/combinedSheets.ts';
import { openBuiltInStore } from '../support/builtInStore.ts';

let store: DatabaseStore;
let folder: string;
beforeAll(async () => {
  store = await openBuiltInStore();
  folder = mkdtempSync(path.join(tmpdir(), 'pagewell-builds-'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function buildOf(name: string, files: Record<string, string>): string {
  const made = path.join(folder, name);
  mkdirSync(made);
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(made, file), text);
  return made;
}

const card = ['card-AAAAAAAA.css', '.card{}\n'] as const;
const quiz = ['quiz-BBBBBBBB.css', '.quiz{color:red}'] as const;
const newQuiz = ['quiz-CCCCCCCC.css', '.quiz{color:blue}'] as const;
const shared = { 'shared-DDDDDDDD.js': 'export{}', [card[0]]: card[1] };

describe('files of other releases', () => {
  it('are found by every release, and sheets that were combined of them as well', async () => {
    const older = new StoredBuilds(store.database);
    const newer = new StoredBuilds(store.database);
    const olderSheets = [card[0], quiz[0]];
    await older.save(
      buildOf('older', { ...shared, [quiz[0]]: quiz[1], 'Quiz-EEEEEEEE.js': 'older' }),
      olderSheets,
    );
    await newer.save(buildOf('newer', { ...shared, [newQuiz[0]]: newQuiz[1], 'Quiz-FFFFFFFF.js': 'newer' }), [
      newQuiz[0],
      card[0],
    ]);
    expect(String(await newer.read('Quiz-EEEEEEEE.js'))).toBe('older');
    expect(String(await older.read('Quiz-FFFFFFFF.js'))).toBe('newer');

    const texts = new Map<string, string>([card, quiz, newQuiz]);
    const textOf = (sheet: string) => (texts.get(sheet) ?? '').trim();
    const ofOlder = combinedSheets(olderSheets, textOf).nameOf(olderSheets);
    const ofNewer = combinedSheets([newQuiz[0], card[0]], textOf).nameOf([card[0], newQuiz[0]]);
    expect(String(await newer.read(ofOlder))).toBe('.card{}\n.quiz{color:red}');
    expect(String(await older.read(ofNewer))).toBe('.quiz{color:blue}\n.card{}');
  });

  it.each([
    'Quiz-00000000.js',
    'page-AA-00000000.css',
    'page-.css',
    '../older/Quiz-EEEEEEEE.js',
    '',
    'x'.repeat(300),
  ])('are none of the name “%s”', async (name) => {
    expect(await new StoredBuilds(store.database).read(name)).toBeUndefined();
  });

  it('stay for a few releases, and a release that is started again counts as new', async () => {
    const builds = new StoredBuilds(store.database);
    const folders = Array.from({ length: storedBuilds + 1 }, (_, index) =>
      buildOf(`many-${index}`, { ...shared, [`only-0000000${index}.js`]: String(index) }),
    );
    const [first = '', ...later] = folders;
    await builds.save(first, []);
    for (const each of later.slice(0, -1)) await builds.save(each, []);
    await builds.save(first, []);
    for (const each of later.slice(-1)) await builds.save(each, []);

    const kept = await Promise.all(folders.map((_, index) => builds.read(`only-0000000${index}.js`)));
    expect(kept.map((bytes) => bytes && String(bytes))).toEqual(['0', undefined, '2', '3', '4']);
    expect(String(await builds.read('shared-DDDDDDDD.js'))).toBe('export{}');
    expect(await builds.read('Quiz-EEEEEEEE.js')).toBeUndefined();
  });
});
