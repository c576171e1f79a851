import { articles, differencesFromServer } from './likeTheServer.ts';

/** Of each article; `tests/long/previewEquality.test.ts` does more. */
const operations = 40;

test.each(articles.map((each, seed) => ({ ...each, seed })))(
  '$file is in the frame what the server makes of it, after every one of many edits',
  ({ seed, ...article }) => {
    const { differences, made } = differencesFromServer(article, { operations, seed });
    expect(differences).toEqual([]);
    expect(made).toBeGreaterThan(operations / 2);
  },
);
