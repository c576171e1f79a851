import { searchRoutes } from '#features/search/searchRoutes.ts';
import { topicRoutes } from '#features/topics/topicRoutes.ts';
import { phrases } from '#rules/testing/examples.ts';
import { shellPages } from '#server/pages/shellPages.ts';
import { pageRenderer } from '../support/pageRenderer.ts';
import { startTestServer } from './support.ts';

let shell: ReturnType<typeof shellPages>;
beforeAll(async () => {
  shell = shellPages(await pageRenderer());
});

const start = () =>
  startTestServer({ shell, open: (parts) => [...searchRoutes(parts), ...topicRoutes(parts)] });

describe('the addresses that every site has', () => {
  it.each(
    phrases(`
      / | /search | /search?q1=collagen | /topics | /product-selection-process
      /about/brand-and-product-vetting | /about/product-selection-process | /privacy-policy
      /terms-of-use
    `),
  )('%s is a page', async (address) => {
    await using server = await start();
    expect((await server.get(address)).status).toBe(200);
  });

  it.each([
    ['/search/', '/search'],
    ['/search/?q1=a%20b', '/search?q1=a%20b'],
    ['/Search?q1=a', '/search?q1=a'],
    ['/topics/', '/topics'],
    ['/TOPICS', '/topics'],
    ['/_error/', '/_error'],
    ['/privacy-policy/', '/privacy-policy'],
    ['/Terms-Of-Use', '/terms-of-use'],
    ['/about/product-selection-process/', '/about/product-selection-process'],
    ['//product-selection-process', '/product-selection-process'],
  ])('%s is the same page by another name, and leads to %s', async (address, to) => {
    await using server = await start();
    const answer = await server.get(address);
    expect([answer.status, answer.headers.location]).toEqual([308, to]);
  });

  it.each(['/about', '/account', '/index.html', '/search/collagen', '/topics.html', '/%2e%2e/search'])(
    '%s is no page',
    async (address) => {
      await using server = await start();
      expect((await server.get(address)).status).toBe(404);
    },
  );
});
