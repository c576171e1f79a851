import { Registry } from 'prom-client';
import { PartnerGate } from '#features/partners/partnerGate.ts';
import { partnerDrivers, readDrivers } from '#features/placements/partnerDrivers.ts';
import { placementRoutes } from '#features/placements/placementRoutes.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { quietLog } from '../../content/quietLog.ts';
import { startTestServer } from '../../server/support.ts';
import { nock } from '../../support/nock.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

const host = 'https://drivers.restwell.example';
const consented = 'pagewell_consent=yes';
let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await pageRenderer();
});

function siteWith(address: string | undefined = `${host}/v4`, isListed = true) {
  return startTestServer({
    open: (parts) => {
      const partners = new PartnerGate({
        services: () => (isListed ? [{ kind: 'drivers' }] : []),
        saysYes: ({ cookie }) => cookie === consented,
        hasAgreed: async ({ cookie }) => cookie === consented,
        registry: new Registry(),
        log: quietLog(),
      });
      const site = {
        ...renderer.site,
        configuration: { audiences: [{ name: 'parents' }, { name: 'british', countries: ['GB'] }] },
      };
      const readerProfile = () => ({ experiments: {}, country: 'GB' });
      return placementRoutes(
        { ...parts, renderer: { ...renderer, site } },
        partnerDrivers({ partners, readerProfile, renderer: { site } }, address),
      );
    },
  });
}
beforeEach(() => nock.enableNetConnect('127.0.0.1'));
afterEach(() => nock.cleanAll());

const canary = 'kanari-7q2';
const request = {
  articlePlacements: ['rightRail', canary],
  k1: canary,
  kMetas: [canary],
  pageType: canary,
  categorySlugs: [canary, 'sleep'],
  profile: { audiences: [canary, 'parents'] },
  deviceType: 'mobile',
  msiteID: canary,
  webContext: canary,
  cesData: { metaDescription: canary, mpdTags: [canary] },
};
async function drivers(
  server: Awaited<ReturnType<typeof siteWith>>,
  { cookie = consented, body = request as object } = {},
): Promise<Record<string, { html: string }>> {
  const answer = await server.get(`/api/drivers/v4/health/${canary}`, {
    method: 'POST',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      Cookie: cookie,
      Referer: `https://pagewell.example/health/${canary}`,
      'User-Agent': canary,
    },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.body).placementDrivers;
}
const driver = {
  headline: 'A pillow with a hollow',
  brand: 'Restwell',
  callToActionURL: 'https://restwell.example/',
};

describe('a partner for drivers', () => {
  it('is told places, width, country, language, a coarse category and audiences that the site names, and nothing of what is read', async () => {
    await using server = await siteWith();
    let told: unknown;
    nock(host, { badheaders: ['cookie', 'referer', 'user-agent'] })
      .post('/v4', (body) => {
        told = body;
        return true;
      })
      .reply(200, { placementDrivers: { rightRail: driver } });
    const { rightRail } = await drivers(server);
    expect(rightRail?.html).toContain('A pillow with a hollow');
    expect(rightRail?.html).toContain('Advertisement');
    expect(told).toEqual({
      placements: ['rightRail'],
      breakpoint: 'mobile',
      country: 'GB',
      language: 'en-US',
      category: 'sleep',
      audiences: ['parents'],
    });
    expect(JSON.stringify(told)).not.toContain(canary);
  });

  it.each<[string, Parameters<typeof siteWith>, object]>([
    ['a reader who has not agreed', [], { cookie: 'pagewell_consent=no' }],
    ['a reader of whom nothing is known', [], { cookie: '' }],
    ['places of other names', [], { body: { articlePlacements: [canary] } }],
    ['a site that does not list it', [`${host}/v4`, false], {}],
  ])('is not asked for %s', async (_who, site, asked) => {
    await using server = await siteWith(...site);
    const call = nock(host)
      .post('/v4')
      .reply(200, { placementDrivers: { rightRail: driver } });
    expect(await drivers(server, asked)).toEqual({});
    expect(call.isDone()).toBe(false);
  });

  it.each<[string, number, string | object]>([
    ['fails', 500, ''],
    ['answers something else', 200, []],
    ['answers no driver', 200, { placementDrivers: { rightRail: { html: '<script>' } } }],
  ])('leaves places empty where it %s', async (_what, status, body) => {
    await using server = await siteWith();
    nock(host).post('/v4').reply(status, body);
    expect(await drivers(server)).toEqual({});
  });
});

describe('what a partner answers', () => {
  it('counts for the places that were asked for', () => {
    const answer = { placementDrivers: { rightRail: driver, '1stPagePopup': driver } };
    expect(readDrivers(answer, ['rightRail'])).toEqual({ rightRail: driver });
  });

  it.each([null, 'text', [], {}, { placementDrivers: [] }, { placementDrivers: { rightRail: null } }])(
    'is nothing where it is %j',
    (answer) => expect(readDrivers(answer, ['rightRail', 'constructor'])).toEqual({}),
  );

  it.each([
    { ...driver, callToActionURL: 'javascript:alert(1)' },
    { ...driver, headline: 7 },
    { ...driver, onclick: 'alert(1)' },
    { ...driver, bodyCopy: 'a'.repeat(5_001) },
  ])('is no driver where it is %j', (wrong) => {
    expect(
      readDrivers({ placementDrivers: { rightRail: wrong, headerNewsletter: driver } }, [
        'rightRail',
        'headerNewsletter',
      ]),
    ).toEqual({ headerNewsletter: driver });
  });
});
