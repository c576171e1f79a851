import { largestArticles } from '../hostile/largestArticles.ts';
import { startBuiltServer } from '../support/builtServer.ts';
import { startFakeCms } from './fakeCms.ts';

/** Those that once took a rule, or the sanitiser, a minute and more. */
const once = ['a link of stops', 'a picture named by digits', 'a figure of 2,900 pictures', '<b>', 'prose'];
const kept = '/kept';

it('while the largest and most hostile articles are rendered and checked, the others are served', async () => {
  const articles = largestArticles().filter(({ name }) => once.includes(name));
  const byPath = new Map(articles.map(({ path, article }) => [path, article]));
  await using cms = await startFakeCms({
    articleAt: (path) => byPath.get(path) ?? { path, title: 'A page', blocks: [] },
  });
  const server = await startBuiltServer({ CONTENT_API_URL: cms.url });
  const statusOf = async (path: string): Promise<number> => {
    const answer = await fetch(server.origin + path);
    await answer.arrayBuffer();
    return answer.status;
  };
  await statusOf(kept);

  let underWay = articles.length;
  const pages = articles.map(async ({ path }) => {
    const status = await statusOf(path);
    underWay -= 1;
    return status;
  });
  const meanwhile: number[] = [];
  while (underWay > 0) meanwhile.push(await statusOf('/healthz'), await statusOf(kept));

  expect(await Promise.all(pages)).toEqual(articles.map(() => 200));
  // Each article has 28 blocks and more, and gives way between them.
  expect(meanwhile.length).toBeGreaterThan(2 * articles.length);
  expect(new Set(meanwhile)).toEqual(new Set([200]));
  expect(await server.stop()).toBe(0);
  expect(server.log()).not.toContain('meta/rule-failed');
});
