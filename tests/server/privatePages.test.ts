import { feature } from '#feature-kit/feature.ts';
import { api, page } from '#feature-kit/route.ts';
import { privatePathsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import type { RenderArticle } from '#server/pages/pageMaker.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { type PageRenderer, renderPage } from '#shell/renderPage.ts';
import { pageRenderer } from '../support/pageRenderer.ts';
import { FakeSource, startTestServer, type TestServer } from './support.ts';

const drug = 'atorvastatin';
const site = {
  newsletter: { lists: [{ name: 'weekly', title: 'Weekly' }] },
  placements: [{ placementName: 'rightRail' }],
};
const secret = feature('secret', { privatePaths: ['/secret', '/api/secret'] });
let renderer: PageRenderer;

beforeAll(async () => {
  const usual = await pageRenderer();
  const faq = usual.registry.get('faq');
  if (!faq) throw new Error('There is no FAQ');
  renderer = {
    ...usual,
    site: { ...usual.site, configuration: site },
    registry: new Map([...usual.registry, ['faq', { ...faq, privatePath: '/secret' as const }]]),
  };
});

const signUp = {
  id: 'letters',
  type: 'newsletter-signup',
  data: { newsletterLists: ['weekly'], conditionNames: ['high-cholesterol'], campaignName: 'spring' },
};
const about = (...blocks: object[]) => ({
  path: '/a',
  title: 'A',
  page: { placements: [{ placementName: 'manualPlacement1' }] },
  blocks,
});
const quietBlock = { id: 'faq', type: 'faq', data: { items: [] } };

const prices = () => ({
  document: shellPage(
    {
      title: 'Prices',
      part: 'x',
      privatePage: { path: '/secret', blockTypes: ['faq'] },
      children: 'Prices',
    },
    renderer,
  ),
});

async function start(source = new FakeSource()): Promise<TestServer> {
  const render: RenderArticle = async (article, reader) =>
    renderPage(article, { ...reader, preview: false }, renderer);
  return startTestServer({
    source,
    render,
    privatePaths: privatePathsOf([...features, secret]),
    open: () => [
      page('GET /secret/:drug', prices),
      page('GET /hidden/:drug', prices),
      page('GET /secret/:drug/fails', () => {
        throw new Error('out of order');
      }),
      api('POST /api/secret/:drug', () => ({ status: 202 })),
    ],
  });
}

const logOf = (server: TestServer): string => JSON.stringify(server.lines);
const requestsIn = ({ lines }: TestServer) =>
  lines
    .filter(({ method }) => method !== undefined)
    .map(({ path, route, status }) => ({ path, route, status }));

describe('of the paths of a feature that says so, the log', () => {
  test.each([
    ['a page', 'GET', `/secret/${drug}`, 200],
    ['its query', 'GET', `/secret/${drug}?zip=47201&q=${drug}`, 200],
    ['an API', 'POST', `/api/secret/${drug}`, 202],
    ['what is not there', 'GET', `/secret/${drug}/nothing`, 404],
    ['what is written in another way', 'GET', `/Secret/${drug}`, 308],
    ['a method that is not taken', 'DELETE', `/secret/${drug}`, 405],
  ])('has the beginning alone: %s', async (_what, method, path, status) => {
    await using server = await start();
    const answer = await server.get(path, { method, headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(answer.status).toBe(status);
    expect(requestsIn(server)).toMatchObject([{ path: expect.stringMatching(/^(\/api)?\/secret$/), status }]);
    expect(logOf(server)).not.toContain(drug);
  });

  test('has the beginning alone of an error, too', async () => {
    await using server = await start();
    expect((await server.get(`/secret/${drug}/fails`)).status).toBe(500);
    const errors = server.lines.filter(({ level }) => level === 50);
    expect(errors).toMatchObject([{ path: '/secret', err: { message: 'out of order' } }]);
    expect(logOf(server)).not.toContain(drug);
  });

  test('has nothing of the page that asks for what stands at its places', () =>
    expect(privatePathsOf(features)).toEqual(
      expect.arrayContaining(['/api/drivers/v4', '/drugs', '/outbox', '/sample-partner']),
    ));

  test('is as ever of all others', async () => {
    await using server = await start();
    await server.get('/secretary');
    expect(requestsIn(server)).toMatchObject([{ path: '/secretary', status: 404 }]);
  });
});

describe('a quiet page', () => {
  test('of a feature is logged as its route, and says so on its root', async () => {
    await using server = await start();
    const { body } = await server.get(`/hidden/${drug}`);
    expect(body).toMatch(/<html [^>]*data-quiet="\/secret" data-quiet-blocks="faq"/);
    expect(requestsIn(server)).toEqual([{ path: '/hidden/:drug', route: '/hidden/:drug', status: 200 }]);
    expect(logOf(server)).not.toContain(drug);
  });

  test('is that of an article with a quiet block: kept or not, at another address, and where it fails', async () => {
    const source = new FakeSource();
    source.publish(`/health/${drug}-cost`, about(quietBlock));
    source.publish('/health/sleep', about(signUp));
    await using server = await start(source);
    for (const path of [
      `/health/${drug}-cost`,
      `/health/${drug}-cost`,
      `/health/${drug}-cost/`,
      '/health/sleep',
    ])
      await server.get(path);
    source.before = () => {
      throw new Error('The source is down.');
    };
    source.tellChange(`/health/${drug}-cost`);
    await server.get(`/health/${drug}-cost`);
    const quiet = { path: 'article', route: 'article' };
    expect(requestsIn(server)).toEqual([
      { ...quiet, status: 200 },
      { ...quiet, status: 200 },
      { ...quiet, status: 308 },
      { path: '/health/sleep', route: 'article', status: 200 },
      { ...quiet, status: 500 },
    ]);
  });

  test('is quiet for readers who do not get the block, and where it stands in another', () => {
    const gated = { ...quietBlock, when: { countries: ['US'] } };
    const { document } = renderPage(about(gated), reader, renderer);
    expect(document).toMatchObject({ isPrivate: true });
    expect(document?.html).toContain('data-quiet="/secret"');
    expect(renderPage(about(signUp), reader, renderer).document?.html).not.toContain('data-quiet');
  });

  test('has forms for letters that say neither its path nor a condition', () => {
    const fields = (html = '') =>
      Object.fromEntries(
        [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
    const loud = fields(renderPage(about(signUp), reader, renderer).document?.html);
    expect(loud).toMatchObject({ url: '/a', conditionNames: 'high-cholesterol', campaignName: 'spring' });
    const quiet = fields(renderPage(about(signUp, quietBlock), reader, renderer).document?.html);
    expect(quiet).toMatchObject({ url: '/secret', campaignName: 'spring', lists: 'weekly' });
    expect(quiet).not.toHaveProperty('conditionNames');
  });

  test('declares nothing of what it is about, so that nothing measured on it has its template either', () => {
    const contentMeta = {
      canonicalPath: `/health/${drug}`,
      pageTemplate: `${drug}-page`,
      targeting: { k1: drug },
    };
    const declared = (...blocks: object[]) => {
      const { document } = renderPage({ ...about(...blocks), contentMeta }, reader, renderer);
      return /<article[^>]*>/.exec(document?.html ?? '')?.[0];
    };
    expect(declared(signUp)).toContain(`.pageTemplate ${drug}-page`);
    expect(declared(signUp, quietBlock)).toContain('data-track-load');
    expect(declared(signUp, quietBlock)).not.toContain(drug);
  });

  test('asks for no place of marketing', () => {
    const asks = (...blocks: object[]) =>
      renderPage(about(...blocks), reader, renderer).document?.html.includes('data-placement-load');
    expect(asks(signUp)).toBe(true);
    expect(asks(signUp, quietBlock)).toBe(false);
  });

  test('is a preview as every other: nothing is told of it', () => {
    const { document } = renderPage(about(quietBlock), { ...reader, preview: true }, renderer);
    expect(document?.html).not.toContain('data-quiet');
  });
});

const reader = { preview: false, experiments: {}, country: undefined };
