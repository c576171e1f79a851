import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { volumeThreshold } from '#platform/upstream/circuitBreaker.ts';
import { jsonText } from '#platform/upstream/responseBody.ts';
import { Upstream, type UpstreamOptions } from '#platform/upstream/upstream.ts';

let server: Server;
let upstream: Upstream;
let answer: RequestListener;
let asked: IncomingMessage[];
let address: string;

/** Long enough that a busy machine is never taken for a slow upstream. */
const patient: UpstreamOptions = { deadlineMs: 20_000, random: () => 0 };

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  upstream = new Upstream(patient);
});
afterEach(async () => {
  upstream.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const at = (path: string) => ({ url: new URL(path, address), maxBytes: 1_000 });
const answers =
  (status: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('an upstream', () => {
  it('gives status, headers and bytes as they came', async () => {
    answer = answers(200, { 'x-kind': 'picture' }, 'bytes');
    const { status, headers, body } = await upstream.ask(at('/a'));
    expect([status, headers.get('x-kind'), Buffer.from(body).toString()]).toEqual([200, 'picture', 'bytes']);
  });

  it('is told by the method, headers and body what is wanted', async () => {
    answer = async (request, response) =>
      response.end(`${request.method} ${request.headers.authorization} ${await textOf(request)}`);
    const headers = { authorization: 'Bearer x', 'content-type': 'application/json' };
    const { body } = await upstream.ask({ ...at('/list'), method: 'PUT', headers, body: '{"email":1}' });
    expect(Buffer.from(body).toString()).toBe('PUT Bearer x {"email":1}');
  });

  it('is asked with the ETag of what is there already, and its 304 is an answer', async () => {
    answer = answers(304);
    expect(await upstream.ask({ ...at('/a'), etag: '"v1"' })).toMatchObject({ status: 304 });
    expect(asked[0]?.headers['if-none-match']).toBe('"v1"');
    expect(upstream.status()).toMatchObject({ notModified: 1, failures: {} });
  });

  it.each([400, 403, 404, 409, 422])(
    'has answered when it says %i, without its error page',
    async (status) => {
      answer = answers(status, {}, 'x'.repeat(5_000));
      const { body, ...rest } = await upstream.ask(at('/a'));
      expect([rest.status, body.byteLength]).toEqual([status, 0]);
    },
  );

  it('gives no more than was asked for', async () => {
    answer = answers(200, {}, 'x'.repeat(1_001));
    await expect(upstream.ask(at('/a'))).rejects.toMatchObject({ kind: 'too-large' });
    answer = answers(200, {}, 'x'.repeat(1_000));
    expect(await upstream.ask(at('/a'))).toMatchObject({ status: 200 });
  });

  it('is never asked twice for what changes something', async () => {
    answer = answers(503);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      await expect(upstream.ask({ ...at('/a'), method })).rejects.toMatchObject({
        kind: 'status',
        status: 503,
      });
    }
    expect(asked).toHaveLength(4);
    await expect(upstream.ask(at('/a'))).rejects.toMatchObject({ kind: 'status' });
    expect(asked).toHaveLength(6);
  });

  it('does not get what was meant for one address at another', async () => {
    answer = answers(307, { location: '/elsewhere' });
    await expect(upstream.ask({ ...at('/a'), method: 'POST', body: 'secret' })).rejects.toMatchObject({
      kind: 'redirect',
    });
    expect(asked).toHaveLength(1);
  });
});

describe('the breaker of an upstream', () => {
  const failTimes = async (times: number) => {
    for (let call = 0; call < times; call += 1)
      await upstream.ask({ ...at('/a'), method: 'POST' }).catch(() => {});
    return upstream.status().breaker;
  };

  it.each([429, 500, 503])('opens for answers of %i', async (status) => {
    answer = answers(status);
    expect(await failTimes(volumeThreshold)).toBe('open');
  });

  it.each([
    ['404', answers(404)],
    ['403', answers(403)],
    ['redirects elsewhere', answers(302, { location: 'https://other.example/' })],
    ['too much', answers(200, {}, 'x'.repeat(1_001))],
    ['what does not unpack', answers(200, { 'content-encoding': 'gzip' }, 'no gzip')],
  ])('stays closed for answers that arrived: %s', async (_name, given) => {
    answer = given;
    expect(await failTimes(2 * volumeThreshold)).toBe('closed');
  });
});

describe('a time limit of ours that comes late because we were busy', () => {
  /** Nine tenths of it are left for the answer, on a machine that does much else. */
  const limitMs = 3_000;
  function beBusy(milliseconds: number): void {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  }

  it('is not taken for a slow upstream', async () => {
    upstream = new Upstream({ deadlineMs: 60_000, attemptTimeoutMs: limitMs });
    answer = answers(200, {}, 'in time');
    const waiting = Array.from({ length: volumeThreshold }, () => upstream.ask(at('/a')));
    beBusy(limitMs + 100);
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(upstream.status()).toMatchObject({ breaker: 'closed', failures: {} });
  });
});

describe('the text of a JSON answer', () => {
  const answered = (type: string | undefined, body: string | Buffer) => ({
    headers: new Headers(type === undefined ? {} : { 'content-type': type }),
    body: Buffer.from(body),
  });

  it.each(['application/json', 'application/json; charset="UTF-8"', 'application/vnd.cms+json'])(
    'is taken of the type %s',
    (type) => expect(jsonText(answered(type, '\ufeff{"a":"é"}'))).toBe('{"a":"é"}'),
  );

  it.each([
    ['another type', 'text/html', '<h1>Maintenance</h1>', 'content-type'],
    ['no type', undefined, '{}', 'content-type'],
    ['another charset', 'application/json; charset=utf-16', '{}', 'encoding'],
    ['no UTF-8', 'application/json', Buffer.from([0x22, 0xff, 0x22]), 'encoding'],
  ])('is refused of %s', (_name, type, body, kind) =>
    expect(() => jsonText(answered(type, body))).toThrow(expect.objectContaining({ kind })),
  );
});
