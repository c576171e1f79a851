import type { IncomingMessage, RequestListener } from 'node:http';
import { jest } from '@jest/globals';
import { Registry } from 'prom-client';
import {
  PartnerError,
  type PartnerOptions,
  partnerBreaker,
  usualMaxBytes,
  usualTimeLimitMs,
} from '#feature-kit/partners.ts';
import { PartnerGate } from '#features/partners/partnerGate.ts';
import type { Service } from '#schemas/generated/types.ts';
import { type Listening, listen } from '../../support/listen.ts';
import { nock } from '../../support/nock.ts';

const address = 'https://words.likely.example/suggest';
/** Long enough that a busy machine is never taken for a slow partner, in milliseconds. */
const patience = 20_000;
const patient = { address, timeLimitMs: patience };
const payload = { client: 'pagewell', language: 'en', q: 'sleep' };
const listed: Service = { name: 'likely-words', kind: 'suggestions', purposes: [10] };

let registry: Registry;
let logged: unknown[];
let services: Service[];
let hasAgreed: boolean;
let stands: boolean;
let time: number;
let gate: PartnerGate;

beforeEach(() => {
  registry = new Registry();
  logged = [];
  services = [listed];
  hasAgreed = true;
  stands = true;
  time = 0;
  const log = jest.fn((...said: unknown[]) => void logged.push(said));
  gate = new PartnerGate({
    services: () => services,
    saysYes: () => hasAgreed,
    hasAgreed: async () => hasAgreed && stands,
    registry,
    log: { warn: log, error: log },
    now: () => time,
  });
});
afterEach(() => gate.close());

async function outcomeOf(options: Partial<PartnerOptions> = {}, told: object = payload): Promise<unknown> {
  const partner = gate.connect('suggestions', { address, timeLimitMs: patience, ...options });
  try {
    return await partner.ask({ reader: {}, payload: told as typeof payload });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    return error.status === undefined ? error.outcome : `${error.outcome} ${error.status}`;
  }
}

const counted = async (): Promise<string> =>
  (await registry.getMetricsAsJSON())
    .filter(({ name }) => name === 'pagewell_partner_calls_total')
    .flatMap(({ values }) =>
      values.map(({ labels, value }) => `${labels.partner} ${labels.outcome} ${value}`),
    )
    .join();

test('a partner has a second for an answer of 100 kB, where nothing else is said', () =>
  expect([usualTimeLimitMs, usualMaxBytes]).toEqual([1_000, 100_000]));

describe('a partner is asked', () => {
  it('by GET with the payload in the query, and with nothing of the reader', async () => {
    const partner = gate.connect('suggestions', { ...patient, address: `${address}?v=2` });
    const call = nock('https://words.likely.example', { badheaders: ['cookie', 'referer', 'user-agent'] })
      .get('/suggest')
      .query({ v: '2', ...payload })
      .reply(200, ['sleep', [['sleep hygiene']]]);
    const reader = { cookie: 'pagewell_consent=x', referer: 'https://pagewell.example/kanari' };
    expect(await partner.ask({ reader, payload })).toEqual(['sleep', [['sleep hygiene']]]);
    call.done();
    expect(await counted()).toBe('suggestions answered 1');
  });

  it('by POST with the payload as JSON, and with the key that it gave', async () => {
    nock('https://words.likely.example')
      .post('/suggest', payload)
      .matchHeader('authorization', 'Basic abc')
      .matchHeader('content-type', 'application/json')
      .reply(200, { ok: true });
    expect(await outcomeOf({ method: 'POST', authorization: 'Basic abc' })).toEqual({ ok: true });
  });

  it('and what it answers is not read where nobody needs it', async () => {
    nock('https://words.likely.example').post('/suggest').reply(202, '<p>Thanks</p>');
    expect(await outcomeOf({ method: 'POST', answers: 'anything' })).toBeUndefined();
  });
});

describe('nobody is asked', () => {
  // Without an interceptor, a request would be an error of another kind.
  it('who is not listed, which is told at the start', async () => {
    services = [{ ...listed, kind: 'profiles' }];
    expect(await outcomeOf()).toBe('not-listed');
    expect(gate.connect('suggestions', patient).mayAsk({})).toBe(false);
    expect(JSON.stringify(logged)).toContain('the service is not in the site configuration');
  });

  it('for a reader who has not agreed', async () => {
    hasAgreed = false;
    expect(await outcomeOf()).toBe('no-consent');
    expect(gate.connect('suggestions', patient).mayAsk({})).toBe(false);
    expect(await counted()).toBe('suggestions no-consent 1');
  });

  it('for a reader whose yes does not stand any more, whatever their browser says', async () => {
    stands = false;
    expect(gate.connect('suggestions', patient).mayAsk({})).toBe(true);
    expect(await outcomeOf()).toBe('no-consent');
  });

  it.each([
    ['a key that is not in the list', { ...payload, path: '/health/kanari' }],
    ['a value that is not of the form', { ...payload, language: 'kanari keyword' }],
    ['a text that is too long', { ...payload, q: 'x'.repeat(201) }],
    ['nothing in it', { ...payload, q: ' ' }],
  ])('anything with %s, and the log hears that, not what', async (_what, told) => {
    expect(await outcomeOf({}, told)).toBe('payload');
    expect(JSON.stringify(logged)).toContain('contained data that is not allowed');
    expect(JSON.stringify(logged)).not.toMatch(/kanari|xxx/);
  });

  it.each(['http://10.0.0.7/', 'https://192.168.1.1/', 'http://169.254.169.254/', 'https://[fd12::1]/'])(
    'in the house, at %s',
    async (house) => expect(await outcomeOf({ address: house })).toBe('unreachable'),
  );
});

describe('nothing comes of', () => {
  it.each<[string, unknown, number, string | object, Record<string, string>]>([
    ['an error', 'status 500', 500, 'no', {}],
    ['a refusal', 'status 403', 403, 'no', {}],
    ['a page in the place of data', 'unreadable', 200, '<!doctype html>', { 'content-type': 'text/html' }],
    ['half of an answer', 'unreadable', 200, '["sleep', { 'content-type': 'application/json' }],
    ['a packed answer', 'unreadable', 200, 'x', { 'content-encoding': 'gzip' }],
    ['a redirect to elsewhere', 'unreadable', 302, '', { location: 'https://evil.example/' }],
  ])('%s: %s', async (_what, outcome, status, body, headers) => {
    nock('https://words.likely.example').get('/suggest').query(true).reply(status, body, headers);
    expect(await outcomeOf()).toBe(outcome);
  });

  it('more than was asked for', async () => {
    const answer = (length: number) =>
      nock('https://words.likely.example')
        .get('/suggest')
        .query(true)
        .reply(200, JSON.stringify('x'.repeat(length - 2)), { 'content-type': 'application/json' });
    answer(usualMaxBytes);
    expect(await outcomeOf()).toHaveLength(usualMaxBytes - 2);
    answer(usualMaxBytes + 1);
    expect(await outcomeOf()).toBe('unreadable');
  });
});

it('the log hears once in ten minutes that something is wrong, and neither address nor key nor text', async () => {
  const partner = gate.connect('suggestions', { ...patient, authorization: 'Basic c2VjcmV0' });
  const ask = () => partner.ask({ reader: {}, payload: { ...payload, q: 'kanari' } }).catch(() => undefined);
  const fail = () => nock('https://words.likely.example').get('/suggest').query(true).reply(500);
  fail();
  await ask();
  fail();
  await ask();
  expect(logged).toEqual([
    [{ partner: 'suggestions', outcome: 'status', status: 500 }, 'the response of a partner is not usable'],
  ]);
  time += 10 * 60_000;
  fail();
  await ask();
  expect(logged).toHaveLength(2);
});

describe('a partner that fails often', () => {
  const { volumeThreshold, resetMs } = partnerBreaker;

  it.each([
    ['errors', 500, 'application/json'],
    ['pages in the place of data', 200, 'text/html'],
  ])('with %s is left alone, and asked again after a pause', async (_what, status, type) => {
    const partner = gate.connect('suggestions', patient);
    const ask = () =>
      partner.ask({ reader: {}, payload }).then(
        () => 'answered',
        (error: PartnerError) => error.outcome,
      );
    nock('https://words.likely.example')
      .get('/suggest')
      .query(true)
      .times(volumeThreshold)
      .reply(status, '<p>', { 'content-type': type });
    const before = [];
    for (let call = 0; call < volumeThreshold; call += 1) before.push(await ask());
    expect(before).not.toContain('left-alone');
    nock('https://words.likely.example').get('/suggest').query(true).reply(200, []);
    expect(await ask()).toBe('left-alone');
    time += resetMs - 1;
    expect(await ask()).toBe('left-alone');
    time += 1;
    expect(await ask()).toBe('answered');
  });
});

describe('over a real connection', () => {
  let server: Listening;
  const open = async (listener: RequestListener): Promise<string> => {
    nock.enableNetConnect('127.0.0.1');
    server = await listen(listener);
    return `${server.origin}/suggest`;
  };
  afterEach(async () => {
    nock.disableNetConnect();
    await server.stop();
  });

  it('this machine is asked where it is written as such', async () => {
    let asked: IncomingMessage | undefined;
    const here = await open((request, response) => {
      asked = request;
      response.setHeader('content-type', 'application/json');
      response.end('[1]');
    });
    expect(await outcomeOf({ address: here })).toEqual([1]);
    expect(Object.keys(asked?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
    ]);
  });

  it('nobody who listens is out of reach', async () => {
    const here = await open(() => undefined);
    await server.stop();
    expect(await outcomeOf({ address: here })).toBe('unreachable');
  });

  it('an answer that begins and does not end is given up', async () => {
    const here = await open((_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.write('[');
    });
    expect(await outcomeOf({ address: here, timeLimitMs: 200 })).toBe('late');
  });
});
