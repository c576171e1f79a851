import type { DriversAnswer } from '#contracts/placements.ts';
import { type AskOthers, placementRoutes } from '#features/placements/placementRoutes.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { startTestServer } from '../../server/support.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await pageRenderer();
});
const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };

const placements: NonNullable<SiteConfiguration['placements']> = [
  { placementName: 'rightRail', assetName: 'sleep', paths: ['/sleep'], driver: { headline: 'Sleep better' } },
  {
    placementName: 'rightRail',
    assetName: 'heart',
    paths: ['/heart'],
    driver: { headline: 'Measure at home' },
  },
  { placementName: '1stPagePopup', driver: { headline: 'For all pages', brand: 'Restwell' } },
  { placementName: '2ndPagePopup' },
  { placementName: 'DCS-Coupon-Heading', driver: { headline: 'Your coupon' } },
];

async function ask(
  body: unknown,
  { path = '/sleep/naps', others = async () => ({}) }: { path?: string; others?: AskOthers } = {},
) {
  const site = { ...renderer.site, configuration: { placements } };
  await using server = await startTestServer({
    open: (parts) => placementRoutes({ ...parts, renderer: { ...renderer, site } }, others),
  });
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await server.get(`/api/drivers/v4${path}`, { method: 'POST', headers, body: sent });
  const errors = server.lines.filter(({ level }) => level === 50);
  return { ...answer, errors, drivers: () => (JSON.parse(answer.body) as DriversAnswer).placementDrivers };
}

describe('drivers for the places of a page', () => {
  test('are those that the site has, by their places', async () => {
    const answer = await ask({ articlePlacements: ['rightRail', '1stPagePopup', 'rightRail'] });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(Object.keys(answer.drivers())).toEqual(['rightRail', '1stPagePopup']);
    expect(answer.drivers().rightRail?.assetName).toBe('sleep');
    expect(answer.drivers().rightRail?.html).toContain('Sleep better');
    expect(answer.drivers()['1stPagePopup']?.html).toContain('Advertisement');
  });

  test.each([
    ['/heart/salt', 'Measure at home'],
    ['/sleep', 'Sleep better'],
    ['/sleepwalking', 'Sleep better'],
    ['', 'Sleep better'],
  ])('of %j is the one for the path, or any', async (path, headline) => {
    const { drivers } = await ask({ articlePlacements: ['rightRail'] }, { path });
    expect(drivers().rightRail?.html).toContain(headline);
  });

  test('are nobody else’s where the site says that nothing stands there', async () => {
    const asked: unknown[] = [];
    const others: AskOthers = async (places) => {
      asked.push(places);
      return { '2ndPagePopup': { headline: 'Another' }, manualPlacement1: { headline: 'Theirs' } };
    };
    const { drivers } = await ask({ articlePlacements: ['2ndPagePopup', 'manualPlacement1'] }, { others });
    expect(asked).toEqual([['manualPlacement1']]);
    expect(Object.keys(drivers())).toEqual(['manualPlacement1']);
    expect(drivers().manualPlacement1?.html).toContain('Theirs');
  });

  test('are none for words of a window, which no page has a place for', async () => {
    const asked: unknown[] = [];
    const others: AskOthers = async (places) => {
      asked.push(places);
      return {};
    };
    const articlePlacements = ['DCS-Coupon-Heading', 'rightRail'];
    expect(Object.keys((await ask({ articlePlacements }, { others })).drivers())).toEqual(['rightRail']);
    expect(asked).toEqual([]);
  });

  test('are none where nobody has one', async () => {
    const { drivers } = await ask({ articlePlacements: ['manualPlacement1', 'constructor', 'toString'] });
    expect(drivers()).toEqual({});
  });

  test('may be asked for with all that the request may say', async () => {
    const { status } = await ask({
      articlePlacements: ['rightRail'],
      k1: 'insomnia',
      kMetas: ['sleep'],
      pageType: 'article',
      categorySlugs: ['sleep'],
      profile: { audiences: ['letters'] },
      deviceType: 'mobile',
      mobileOS: 'ios',
      msiteID: 'pagewell',
      webContext: 'web',
      cesData: { metaDescription: 'On sleep', mpdTags: ['sleep'] },
      excludeVideos: true,
    });
    expect(status).toBe(200);
  });

  test.each<[string, unknown, number]>([
    ['no place', { articlePlacements: [] }, 400],
    ['no list', {}, 400],
    ['21 places', { articlePlacements: Array.from({ length: 21 }, (_, index) => `p${index}`) }, 400],
    ['a place that is no name', { articlePlacements: ['<script>'] }, 400],
    ['a line break', { articlePlacements: ['rightRail'], k1: 'a\r\nb' }, 400],
  ])('are refused to a request with %s', async (_what, body, status) => {
    expect((await ask(body)).status).toBe(status);
  });

  test('that are forms for letters and name none are told of, whoever gave them', async () => {
    const one: AskOthers = async () => ({ headerNewsletter: { headline: 'Letters' } });
    const other: AskOthers = async () => ({
      headerNewsletter: { headline: 'Letters', newsletterLists: ['weekly'] },
    });
    const body = { articlePlacements: ['headerNewsletter', 'rightRail'] };
    expect((await ask(body, { others: one })).errors).toEqual([
      expect.objectContaining({ err: expect.objectContaining({ type: 'MissingNewsletterLists' }) }),
    ]);
    expect((await ask(body, { others: other })).errors).toEqual([]);
    expect((await ask(body)).errors).toEqual([]);
  });

  test.each(['/%3Cscript%3E', `/${'a'.repeat(200)}`])('are refused for the path %s', async (path) => {
    expect((await ask({ articlePlacements: ['rightRail'] }, { path })).status).toBe(400);
  });
});
