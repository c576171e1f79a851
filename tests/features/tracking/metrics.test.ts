import { openTracking } from '#features/tracking/openTracking.ts';
import { startTestServer } from '../../server/support.ts';

const fromOurPage = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
const lcp = { type: 'histogram', name: 'web.lcp', tags: { rating: 'good' }, duration: 1_250 };
const batch = {
  metrics: [lcp],
  build: '1a2b3c4d',
  route: 'article',
  pageTemplate: 'article',
  path: '/neurology/migraine',
  formfactor: 'mobile',
  site: 'pagewell.example',
  abSegment: 3,
};

async function start() {
  const server = await startTestServer({ open: (offered) => openTracking(offered).routes ?? [] });
  const post = (address: string, body: unknown, headers: Record<string, string> = fromOurPage) =>
    server.get(address, { method: 'POST', headers, body: JSON.stringify(body) });
  const told = () => server.parts.metrics.registry.metrics();
  return { server, post, told, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('POST /api/metrics', () => {
  test('puts vitals into histograms by metric, kind of page and window, and counts how good they are', async () => {
    await using site = await start();
    const cls = { type: 'histogram', name: 'web.cls', tags: { rating: 'poor' }, duration: 260 };
    expect((await site.post('/api/metrics', { ...batch, metrics: [lcp, cls] })).status).toBe(202);
    const told = await site.told();
    const labels = 'route="article",formfactor="mobile"';
    expect(told).toContain(`pagewell_web_vital_seconds_sum{metric="web.lcp",${labels}} 1.25`);
    expect(told).toContain(`pagewell_web_layout_shift_sum{${labels}} 0.26`);
    expect(told).toContain(
      'pagewell_web_vital_ratings_total{metric="web.cls",rating="poor",formfactor="mobile"} 1',
    );
    expect(told).not.toContain('migraine');
  });

  test('counts page views, and what failed', async () => {
    await using site = await start();
    const metrics = [
      { type: 'increment', name: 'page.view' },
      { type: 'increment', name: 'recaptcha.error', flags: ['timed-out'] },
      { type: 'increment', name: 'client.error.wallet' },
    ];
    expect((await site.post('/api/metrics', { ...batch, metrics })).status).toBe(202);
    const told = await site.told();
    expect(told).toContain('pagewell_page_views_total{route="article",formfactor="mobile"} 1');
    expect(told).toContain('pagewell_client_errors_total{metric="recaptcha.error",timed_out="true"} 1');
    expect(told).toContain('pagewell_client_errors_total{metric="client.error.wallet",timed_out="false"} 1');
  });

  test('has a line in the log for each metric of a session that is sampled, and of no other', async () => {
    await using site = await start();
    const lines = () => site.server.lines.filter(({ msg }) => msg === 'a page was measured');
    await site.post('/api/metrics', batch);
    expect(lines()).toEqual([]);
    await site.post('/api/metrics', { ...batch, logMoreMetrics: true });
    expect(lines()).toEqual([expect.objectContaining({ name: 'web.lcp', duration: 1_250, abSegment: 3 })]);
  });

  test('takes a beacon of plain text, and a batch that says as little as it may', async () => {
    await using site = await start();
    const { metrics, route, formfactor } = batch;
    const text = { ...fromOurPage, 'Content-Type': 'text/plain;charset=UTF-8' };
    expect((await site.post('/api/metrics', { metrics, route, formfactor }, text)).status).toBe(202);
  });

  test.each([
    ['no metric', { ...batch, metrics: [] }],
    ['too many', { ...batch, metrics: Array(21).fill(lcp) }],
    ['a name of its own', { ...batch, metrics: [{ ...lcp, name: 'migraine' }] }],
    ['a type of its own', { ...batch, metrics: [{ ...lcp, type: 'gauge' }] }],
    ['a histogram without a duration', { ...batch, metrics: [{ type: 'histogram', name: 'web.lcp' }] }],
    ['a tag of its own', { ...batch, metrics: [{ ...lcp, tags: { topic: 'migraine' } }] }],
    ['a flag of its own', { ...batch, metrics: [{ ...lcp, flags: ['migraine'] }] }],
    ['a negative duration', { ...batch, metrics: [{ ...lcp, duration: -1 }] }],
    ['more than a minute', { ...batch, metrics: [{ ...lcp, duration: 60_001 }] }],
    ['a path with a query', { ...batch, path: '/a?q=migraine' }],
    ['a kind of page of its own', { ...batch, route: 'migraine' }],
  ])('refuses %s', async (_, body) => {
    await using site = await start();
    expect((await site.post('/api/metrics', body)).status).toBe(400);
    expect(await site.told()).not.toContain('migraine');
  });
});

describe('POST /api/metrics/unload', () => {
  test('tells how long a page was open and how much of it was seen', async () => {
    await using site = await start();
    expect((await site.post('/api/metrics/unload', { timeOnPage: 61_500, maxScroll: 80 })).status).toBe(202);
    const told = await site.told();
    expect(told).toContain('pagewell_time_on_page_seconds_sum 61.5');
    expect(told).toContain('pagewell_max_scroll_ratio_sum 0.8');
  });

  test.each([
    [{ timeOnPage: 0, maxScroll: 0 }, 202],
    [{ timeOnPage: 86_400_000, maxScroll: 100 }, 202],
    [{ timeOnPage: 86_400_001, maxScroll: 100 }, 400],
    [{ timeOnPage: -1, maxScroll: 0 }, 400],
    [{ timeOnPage: 1, maxScroll: 101 }, 400],
    [{ timeOnPage: 1.5, maxScroll: 0 }, 400],
    [{ timeOnPage: 1 }, 400],
    [{ timeOnPage: 1, maxScroll: 1, path: '/a' }, 400],
  ])('answers %j with %i', async (body, status) => {
    await using site = await start();
    expect((await site.post('/api/metrics/unload', body)).status).toBe(status);
  });
});
