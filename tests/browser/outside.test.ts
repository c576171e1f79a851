import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browser, server } from './support/site.ts';
import { openWatchedPage } from './support/watchedPage.ts';

const asked: string[] = [];
let foreign: Server;
let foreignOrigin: string;

beforeAll(async () => {
  foreign = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Content-Type', 'text/javascript');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('globalThis.foreignRan = true;');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => foreign.once('listening', resolve));
  foreignOrigin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
});
afterAll(() => foreign.close());
beforeEach(() => asked.splice(0));

describe('a script of another host that a script of ours makes', () => {
  test.each([
    ['as an element', 'element'],
    ['as a module', 'module'],
    ['by import()', 'import'],
  ])('is refused %s, and not asked for', async (_how, how) => {
    const { page, close } = await openWatchedPage(browser);
    await page.goto(`${server.origin}/nutrition/collagen`);
    const refused = await page.evaluate(
      async ({ address, made }) => {
        const violated = new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI));
        });
        if (made === 'import') await import(address).catch(() => undefined);
        else {
          const script = document.createElement('script');
          if (made === 'module') script.type = 'module';
          script.src = address;
          document.head.append(script);
        }
        return violated;
      },
      { address: `${foreignOrigin}/tag.js`, made: how },
    );
    expect(refused).toBe(`${foreignOrigin}/tag.js`);
    expect(await page.evaluate(() => 'foreignRan' in globalThis)).toBe(false);
    expect(asked).toEqual([]);
    await close();
  });

  test('runs where it is of our own host, as the loader and what it imports do', async () => {
    const { page, complaints, close } = await openWatchedPage(browser);
    await page.goto(`${server.origin}/nutrition/collagen`);
    await page.waitForSelector('[data-behaviour=started]', { state: 'attached' });
    expect(complaints).toEqual([]);
    await close();
  });
});
