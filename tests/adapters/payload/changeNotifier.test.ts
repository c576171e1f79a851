import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change } from '#adapters/payload/src/changes/change.ts';
import { ChangeNotifier, defaultPausesMs } from '#adapters/payload/src/changes/changeNotifier.ts';
import { signatureOf } from '#adapters/payload/src/changes/signature.ts';
import { pathsOf } from '#content/source/source.ts';
import { mostChanges, readChanges } from '#features/content-changes/changes.ts';
import { judgeSignature } from '#features/content-changes/signature.ts';

const secret = 'a secret that both know';
const naps: Change = { path: '/sleep/naps', kind: 'published' };

/** A Pagewell whose answers a test gives; `silence` is none at all. */
class TriedPagewell {
  readonly answers: (number | 'silence')[] = [];
  readonly told: { judged: string; paths: string[] }[] = [];
  readonly #server: Server;
  #heard = (): void => {};

  constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      const signature = String(request.headers['pagewell-signature']);
      const judged = judgeSignature(signature, body, { secret, now: Date.now() }).kind;
      this.told.push({ judged, paths: pathsOf(readChanges(body)) });
      const answer = this.answers.shift() ?? 202;
      if (answer !== 'silence') response.writeHead(answer).end();
      this.#heard();
    }).listen(0, '127.0.0.1');
  }

  async origin(): Promise<string> {
    if (!this.#server.listening) await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async heard(times: number): Promise<void> {
    while (this.told.length < times) await new Promise<void>((resolve) => (this.#heard = resolve));
  }

  end(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let pagewell: TriedPagewell;
const lines: string[] = [];
let logged = (): void => {};
const line = (text: string): void => {
  lines.push(text);
  logged();
};
const log = { warn: line, error: line };

beforeEach(() => {
  pagewell = new TriedPagewell();
  lines.length = 0;
});
afterEach(() => pagewell.end());

async function startNotifier(
  options: { timeoutMs?: number; pausesMs?: number[] } = {},
): Promise<ChangeNotifier> {
  return new ChangeNotifier(
    { origin: await pagewell.origin(), secret },
    { log, pausesMs: [1, 1], ...options },
  );
}

test('signs as Pagewell reads it', () => {
  const body = Buffer.from(JSON.stringify({ changes: [naps] }));
  const now = Date.UTC(2026, 10, 27);
  expect(judgeSignature(signatureOf(body.toString(), secret, now), body, { secret, now }).kind).toBe('good');
  expect(judgeSignature(signatureOf(body.toString(), 'another', now), body, { secret, now }).kind).toBe(
    'forged',
  );
});

test('Pagewell is told, signed and in its form', async () => {
  (await startNotifier()).notify([naps, { path: '/sleep/old', kind: 'moved', to: '/sleep/new' }]);
  await pagewell.heard(1);
  expect(pagewell.told).toEqual([{ judged: 'good', paths: ['/sleep/naps', '/sleep/old', '/sleep/new'] }]);
  expect(lines).toEqual([]);
});

test.each([[503], [409], [429], [500], ['silence' as const]])(
  '%s is tried again, signed anew',
  async (answer) => {
    pagewell.answers.push(answer);
    (await startNotifier({ timeoutMs: answer === 'silence' ? 200 : 5_000 })).notify([naps]);
    await pagewell.heard(2);
    expect(pagewell.told.map(({ judged }) => judged)).toEqual(['good', 'good']);
    expect(lines).toEqual([
      expect.stringMatching(/^Pagewell was not notified of 1 change\(s\): .*Next try in 0.001 s/),
    ]);
  },
);

test('a Pagewell that is away is asked a few times, and then given up with a line', async () => {
  const away = new ChangeNotifier({ origin: await pagewell.origin(), secret }, { log, pausesMs: [1, 1] });
  pagewell.end();
  away.notify([naps]);
  while (lines.length < 3) await new Promise<void>((resolve) => (logged = resolve));
  expect(lines[2]).toMatch(/It will find them when it looks through all articles/);
});

test.each([[400], [401], [413]])('%s is not tried again, for it would be refused again', async (answer) => {
  pagewell.answers.push(answer);
  const notifier = await startNotifier();
  notifier.notify([naps]);
  while (lines.length < 1) await new Promise<void>((resolve) => (logged = resolve));
  expect(lines).toEqual([expect.stringContaining(`it returned ${answer}. It will find them`)]);
  notifier.notify([naps]);
  await pagewell.heard(2);
});

test('what is said twice within a second has a signature of its own after the first pause, as Pagewell wants it', () => {
  const now = Date.UTC(2026, 10, 27);
  const signed = (at: number) => signatureOf(JSON.stringify({ changes: [naps] }), secret, at);
  expect(signed(now + 999)).toBe(signed(now));
  expect(signed(now + defaultPausesMs[0])).not.toBe(signed(now));
});

test('what comes while it is told goes along with the next request, at most a thousand in one', async () => {
  const notifier = await startNotifier();
  notifier.notify([naps]);
  for (let count = 0; count <= mostChanges; count += 1)
    notifier.notify([{ path: `/sleep/${count}`, kind: 'published' }]);
  await pagewell.heard(3);
  expect(pagewell.told.map(({ paths }) => paths.length)).toEqual([1, mostChanges, 1]);
});
