import { type RandomRun, runAtRandom } from '../editor-preview/app/frame/equality/likeTheServer.ts';
import { articles, articlesOfExamples } from '../editor-preview/app/frame/equality/startingArticles.ts';

const operations = 10_000;
/** One after the other on the same article, before another one is begun. */
const run = 140;

const all = [...articles, ...articlesOfExamples];
const ofEach = Math.ceil(operations / all.length / run);

const made: RandomRun['done'][] = [];

test.each(all)(
  '$file stays in the frame what the server makes of it, whatever two editors do, paste, take back and merge',
  (article) => {
    const runs = Array.from({ length: ofEach }, (_, seed) =>
      runAtRandom(article, { operations: run, seed: 1_000 + seed }),
    );
    made.push(...runs.map(({ done }) => done));
    expect(runs.flatMap(({ differences }) => differences)).toEqual([]);
  },
  600_000,
);

test('of ten thousand operations most could be done, and of each kind many', () => {
  const sum = (deed: keyof RandomRun['done']): number => made.reduce((total, done) => total + done[deed], 0);
  expect(sum('edit') + sum('undo') + sum('redo') + sum('other')).toBeGreaterThan(operations / 2);
  for (const deed of ['undo', 'redo', 'other', 'send', 'hear'] as const)
    expect(sum(deed)).toBeGreaterThan(operations / 100);
  // What met something of the other one, and could not be merged.
  expect(sum('parked')).toBeGreaterThan(operations / 500);
});
