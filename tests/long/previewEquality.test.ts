import { articles, differencesFromServer } from '../editor-preview/frame/likeTheServer.ts';

const operations = 10_000;
/** One after the other on the same article, before another one is begun. */
const run = 200;

const ofEach = Math.ceil(operations / articles.length / run);

test.each(articles)(
  '$file stays in the frame what the server makes of it, after every one of thousands of edits',
  (article) => {
    const runs = Array.from({ length: ofEach }, (_, seed) =>
      differencesFromServer(article, { operations: run, seed: 1_000 + seed }),
    );
    expect(runs.flatMap(({ differences }) => differences)).toEqual([]);
    expect(runs.reduce((sum, { made }) => sum + made, 0)).toBeGreaterThan((ofEach * run) / 2);
  },
  300_000,
);
