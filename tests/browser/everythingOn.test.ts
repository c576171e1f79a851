import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { publisherTag } from '../support/publisherTag.ts';
import { axeViolations } from './support/axe.ts';
import { browser } from './support/site.ts';
import { openWatchedPage } from './support/watchedPage.ts';

const creatives = {
  DLB1: '(show) => show(728, 90)',
  DLB2: '(show) => show(728, 90)',
  DMR1: '(show) => show(300, 250)',
  DMR2: '(show) => show(300, 250)',
  MLB1: '(show) => show(320, 50)',
  MMR1: '(show) => show(300, 250)',
  MMR2: '(show) => show(300, 250)',
};
const kinds = ['analytics', 'replay', 'pixel'] as const;

function everythingOn(others: string): SiteConfiguration {
  const given: SiteConfiguration = JSON.parse(readFileSync('fixtures/site.json', 'utf8'));
  const script = `${others}/gpt.js`;
  return {
    ...given,
    announcementBar: { campaignName: 'all', announcementText: 'All of it is on.' },
    secondaryNav: { items: given.secondaryNav?.items ?? [] },
    ads: { ...given.ads, provider: 'gpt', script, unitPath: '/1/pagewell' },
    placements: given.placements?.map(({ paths: _paths, ...placement }) => placement) ?? [],
    outside: {
      partners: [
        { name: 'ad-server', kind: 'ads', script, purposes: [2] },
        ...kinds.map((kind) => ({ name: kind, kind, script: `${others}/${kind}.js`, purposes: [8] })),
      ],
    },
  };
}

const folder = mkdtempSync(join(tmpdir(), 'everything-on-'));
let others: Server;
let site: BuiltServer;

beforeAll(async () => {
  others = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(request.url === '/gpt.js' ? publisherTag(creatives) : '');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => others.once('listening', resolve));
  const file = join(folder, 'site.json');
  const { port } = others.address() as AddressInfo;
  writeFileSync(file, JSON.stringify(everythingOn(`http://127.0.0.1:${port}`)));
  site = await startBuiltServer({ SITE_CONFIG: file, LOG_LEVEL: 'warn' });
});
afterAll(async () => {
  await site?.stop();
  others.closeAllConnections();
  others.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([390, 800, 1280])(
  'with everything on and a yes the console is silent, nothing moves, and axe finds nothing, at %i px',
  async (width) => {
    const watched = await openWatchedPage(browser, { viewport: { width, height: 800 } });
    const { page } = watched;
    await page.goto(`${site.origin}/privacy-choices`);
    await page.locator('main').getByRole('button', { name: 'Accept all' }).click();
    await page.waitForSelector('html[data-consent=full]');
    await page.goto(`${site.origin}/mental-health/worry-check`);
    await page.waitForSelector('[data-ad-state=filled]:visible');
    for (const kind of kinds) {
      const frame = page.frames().find((each) => each.url().endsWith(`/outside/${kind}`));
      expect([kind, frame !== undefined]).toEqual([kind, true]);
    }
    expect(await watched.layoutShift()).toBe(0);
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeViolations(page)).toEqual([]);
    // Leaving a page ends what its frames were asking for, which no console tells of.
    expect(watched.complaints.filter((complaint) => !complaint.startsWith('failed: '))).toEqual([]);
    await watched.close();
  },
);
