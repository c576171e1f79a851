/** @jest-environment jsdom */
import { apiPrefixAttribute, FetchFailure, fetchJson, postForAnswer } from '#contracts/fetchJson.ts';
import { trackingDomEvent } from '#contracts/tracking.ts';

const before = globalThis.fetch;
let asked: { address: string; init: RequestInit }[];
let counted: unknown[];
const count = (event: Event) => counted.push(event instanceof CustomEvent ? event.detail : undefined);

beforeEach(() => {
  asked = [];
  counted = [];
  document.addEventListener(trackingDomEvent, count);
});
afterEach(() => {
  globalThis.fetch = before;
  document.removeEventListener(trackingDomEvent, count);
  document.documentElement.removeAttribute(apiPrefixAttribute);
});

function answers(text: string, status = 200): void {
  globalThis.fetch = async (address, init = {}) => {
    asked.push({ address: String(address), init });
    return {
      status,
      ok: status < 400,
      text: async () => text,
      json: async () => JSON.parse(text),
    } as Response;
  };
}
const failure = (): Promise<unknown> => fetchJson('/api/x').catch((error: unknown) => error);

describe('asking our own API', () => {
  it('gives what it answers as JSON, and sends no cookie', async () => {
    answers('{"a":1}');
    expect(await fetchJson('/api/x')).toEqual({ a: 1 });
    expect(asked).toMatchObject([{ address: '/api/x', init: { method: 'GET', credentials: 'omit' } }]);
    expect(asked[0]?.init.body).toBeNull();
  });

  it('appends a query, without what is undefined, behind the prefix of the site', async () => {
    answers('[]');
    document.documentElement.setAttribute(apiPrefixAttribute, '/health');
    await fetchJson('/api/x', { query: { q: 'a b&c', page: 2, none: undefined } });
    expect(asked[0]?.address).toBe('/health/api/x?q=a+b%26c&page=2');
  });

  it('appends nothing where there is no query', async () => {
    answers('[]');
    await fetchJson('/api/x', { query: { none: undefined } });
    expect(asked[0]?.address).toBe('/api/x');
  });

  it.each([[{ b: 2 }], [null], [0]])('sends %j as JSON', async (body) => {
    answers('');
    expect(await fetchJson('/api/x', { body, credentials: 'same-origin' })).toBeUndefined();
    expect(asked[0]?.init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('sends further headers, and says itself what JSON is', async () => {
    answers('{}');
    const headers = { 'Idempotency-Key': 'a-key', Accept: 'text/html' };
    await fetchJson('/api/x', { body: 1, headers });
    expect(asked[0]?.init.headers).toEqual({
      'Idempotency-Key': 'a-key',
      Accept: 'application/json',
      'Content-Type': 'application/json',
    });
  });

  it('takes 399 for an answer', async () => {
    answers('{}', 399);
    expect(await fetchJson('/api/x')).toEqual({});
    expect(counted).toEqual([]);
  });

  it.each([
    [400, '{"message":"no"}', { message: 'no' }],
    [503, '<html>', '<html>'],
    [500, '', ''],
  ])('throws what was answered with %i, and counts it', async (status, text, body) => {
    answers(text, status);
    const error = await failure();
    expect(error).toBeInstanceOf(FetchFailure);
    expect(error).toMatchObject({ message: `Fetch failure: /api/x ${status}`, status, body });
    expect(counted).toEqual([{ kind: 'client-error', metric: 'ui.fetch.error' }]);
  });

  it('throws where the answer is no JSON, or there is no connection, and counts neither', async () => {
    answers('<html>');
    expect(await failure()).toBeInstanceOf(SyntaxError);
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    expect(await failure()).toBeInstanceOf(TypeError);
    expect(counted).toEqual([]);
  });
});

describe('asking for what a page does as well without', () => {
  it('sends JSON and the reader’s cookies behind the prefix of the site, and gives what is answered', async () => {
    answers('{"a":1}');
    document.documentElement.setAttribute(apiPrefixAttribute, '/health');
    expect(await postForAnswer('/api/x', { b: 2 })).toEqual({ a: 1 });
    expect(asked).toMatchObject([
      {
        address: '/health/api/x',
        init: {
          method: 'POST',
          credentials: 'same-origin',
          body: '{"b":2}',
          headers: { 'Content-Type': 'application/json' },
        },
      },
    ]);
    expect(counted).toEqual([]);
  });

  it.each([400, 503])('gives nothing where the answer is a %i, and counts it', async (status) => {
    answers('{"message":"no"}', status);
    expect(await postForAnswer('/api/x', {})).toBeUndefined();
    expect(counted).toEqual([{ kind: 'client-error', metric: 'ui.fetch.error' }]);
  });

  it('gives nothing where the answer is no JSON, or there is no connection, and counts neither', async () => {
    answers('<html>');
    expect(await postForAnswer('/api/x', {})).toBeUndefined();
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    expect(await postForAnswer('/api/x', {})).toBeUndefined();
    expect(counted).toEqual([]);
  });
});
