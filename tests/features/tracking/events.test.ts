import { EventsFullError, type TrackedEvent } from '#content/database/events/events.ts';
import { openTracking } from '#features/tracking/openTracking.ts';
import { noEvents, startTestServer, type TestParts } from '../../server/support.ts';

const batch = { path: '/nutrition/collagen', events: [{ kind: 'element-clicked', name: 'Buy' }] };
const fromOurPage = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };

function startWithTracking(parts: TestParts = {}) {
  return startTestServer({ open: (offered) => openTracking(offered).routes ?? [], ...parts });
}

function post(body: unknown, headers: Record<string, string> = fromOurPage) {
  return { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

describe('POST /api/events', () => {
  it('takes a batch, counts it by kind and hands it to the store', async () => {
    const kept: TrackedEvent[] = [];
    await using server = await startWithTracking({
      events: { ...noEvents, record: async (events) => void kept.push(...events) },
    });
    const answer = await server.get('/api/events', post(batch));

    expect([answer.status, answer.body]).toEqual([202, '']);
    expect(kept).toEqual([{ kind: 'element-clicked', path: batch.path, data: batch.events[0] }]);
    const metrics = await server.parts.metrics.registry.metrics();
    expect(metrics).toContain('pagewell_events_total{kind="element-clicked"} 1');
  });

  it('counts what failed in a browser by its metric, and whether it timed out', async () => {
    await using server = await startWithTracking();
    const failure = { kind: 'client-error', metric: 'client.error.chunk' };
    const events = [
      failure,
      { ...failure, timedOut: true },
      { ...failure, metric: 'client.error.hydrate' },
      { ...failure, metric: 'client.error.wallet' },
    ];
    expect((await server.get('/api/events', post({ path: '/a', events }))).status).toBe(202);
    const metrics = await server.parts.metrics.registry.metrics();
    for (const labels of [
      'metric="client.error.chunk",timed_out="false"',
      'metric="client.error.chunk",timed_out="true"',
      'metric="client.error.hydrate",timed_out="false"',
      'metric="client.error.wallet",timed_out="false"',
    ]) {
      expect(metrics).toContain(`pagewell_client_errors_total{${labels}} 1`);
    }
  });

  it('takes 2 MB of events from one client in a minute, and refuses more', async () => {
    await using server = await startWithTracking();
    const linkUrl = `https://shop.example/${'x'.repeat(1_980)}`;
    const events = Array.from({ length: 24 }, () => ({ kind: 'element-clicked', linkUrl }));
    const statuses: number[] = [];
    // Each of some 49 kB.
    for (let batches = 0; batches < 45; batches += 1)
      statuses.push((await server.get('/api/events', post({ path: '/a', events }))).status);
    expect(new Set(statuses.slice(0, 39))).toEqual(new Set([202]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('parses 2 MB of rubbish from one client in a minute, and no more', async () => {
    await using server = await startWithTracking();
    const statuses: number[] = [];
    // Each of 60 kB, then one byte too many for a batch.
    for (let sent = 0; sent < 34; sent += 1)
      statuses.push((await server.get('/api/events', post('{'.repeat(60_000)))).status);
    expect(statuses).toEqual([...Array(33).fill(400), 429]);
    expect((await server.get('/api/events', post('{'.repeat(64 * 1024 + 1)))).status).toBe(429);
  });

  it('tells of a full store once, and counts what is lost', async () => {
    await using server = await startWithTracking({
      events: { ...noEvents, record: () => Promise.reject(new EventsFullError('full')) },
    });
    for (let times = 0; times < 3; times += 1) await server.get('/api/events', post(batch));
    expect(await server.parts.metrics.registry.metrics()).toContain('pagewell_events_lost_total 3');
    expect(server.lines.filter(({ msg }) => String(msg).includes('could not be stored'))).toHaveLength(1);
  });

  it('takes a beacon of plain text as well', async () => {
    await using server = await startWithTracking();
    const headers = { 'Content-Type': 'text/plain;charset=UTF-8', 'Sec-Fetch-Site': 'same-origin' };
    expect((await server.get('/api/events', post(batch, headers))).status).toBe(202);
  });

  it('takes it from a browser that only tells its origin', async () => {
    await using server = await startWithTracking();
    const json = { 'Content-Type': 'application/json' };
    for (const origin of ['https://pagewell.example', server.url]) {
      expect((await server.get('/api/events', post(batch, { ...json, Origin: origin }))).status).toBe(202);
    }
  });

  it.each([
    ['is of no known kind', { path: '/a', events: [{ kind: 'spied' }] }, 400],
    ['holds more than is asked', { path: '/a', events: [{ kind: 'element-clicked', email: 'a@b.c' }] }, 400],
    ['holds too many events', { path: '/a', events: Array.from({ length: 51 }, () => batch.events[0]) }, 400],
  ])('refuses a batch that %s', async (_, body, status) => {
    await using server = await startWithTracking();
    const answer = await server.get('/api/events', post(body));
    expect([answer.status, Object.keys(JSON.parse(answer.body))]).toEqual([status, ['error']]);
    expect('x' in {}).toBe(false);
  });

  it('keeps every event that the schema takes, with both addresses at their longest', async () => {
    const kept: TrackedEvent[] = [];
    await using server = await startWithTracking({
      events: { ...noEvents, record: async (events) => void kept.push(...events) },
    });
    const address = `https://shop.example/${'x'.repeat(2_048 - 21)}`;
    const large = { kind: 'product-clicked', linkUrl: address, outboundUrl: address, text: 'x'.repeat(300) };
    const events = Array.from({ length: 10 }, () => large);
    expect((await server.get('/api/events', post({ path: '/a', events }))).status).toBe(202);
    expect(kept.map(({ data }) => data)).toEqual(events);
  });

  it('leaves out what is too large to be kept, itself alone, and says so where nothing is left', async () => {
    const kept: TrackedEvent[] = [];
    await using server = await startWithTracking({
      events: { ...noEvents, record: async (events) => void kept.push(...events) },
    });
    // Control characters take six bytes each.
    const bulky = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`d${n}`, '\u0001'.repeat(120)]));
    const large = { kind: 'element-viewed', customDimensions: bulky, text: '\u0001'.repeat(300) };
    const events = [{ kind: 'element-clicked' }, large, { kind: 'element-viewed' }];
    expect((await server.get('/api/events', post({ path: '/a', events }))).status).toBe(202);
    expect(kept.map(({ kind }) => kind)).toEqual(['element-clicked', 'element-viewed']);
    expect(await server.parts.metrics.registry.metrics()).toContain('pagewell_events_lost_total 1');
    expect((await server.get('/api/events', post({ path: '/a', events: [large] }))).status).toBe(413);
  });

  it('answers the same when the store fails, and says how many events were lost', async () => {
    await using server = await startWithTracking({
      events: { ...noEvents, record: () => Promise.reject(new Error('disk full')) },
    });
    expect((await server.get('/api/events', post(batch))).status).toBe(202);
    expect(await server.parts.metrics.registry.metrics()).toContain('pagewell_events_lost_total 1');
  });

  it('loses events sooner than memory when the store hangs', async () => {
    let asked = 0;
    await using server = await startWithTracking({
      events: {
        ...noEvents,
        record: () => {
          asked += 1;
          return new Promise(() => {});
        },
      },
    });
    await Promise.all(Array.from({ length: 230 }, () => server.get('/api/events', post(batch))));
    expect(asked).toBe(200);
    expect(await server.parts.metrics.registry.metrics()).toContain('pagewell_events_lost_total 30');
  });
});
