import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Dsn, dsn } from '#platform/errorReports/dsn.ts';
import type { ErrorReport } from '#platform/errorReports/envelope.ts';
import {
  ErrorReporter,
  maxReportsPerMinute,
  maxWaitingReports,
  sameErrorMs,
} from '#platform/errorReports/errorReporter.ts';
import { phrases } from '#rules/testing/examples.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  lines: string[];
}

async function receiver(
  answer: (count: number) => { status: number; headers?: object } | 'silence' = () => ({ status: 200 }),
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const lines = Buffer.concat(chunks).toString().split('\n');
      received.push({ path: request.url ?? '', headers: request.headers, lines });
      const reply = answer(received.length);
      if (reply === 'silence') return;
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
      response.end('{"id":"x"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const parsed = dsn().parse(`http://abc123@127.0.0.1:${port}/errors/42`);
  if (!parsed) throw new Error('This is a DSN.');
  return {
    received,
    dsn: parsed.value,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const report = (line = 1, more: Partial<ErrorReport> = {}): ErrorReport => ({
  from: 'browser',
  type: 'TypeError',
  message: 'Cannot read properties of undefined',
  frames: [
    { file: 'quiz-1a2b3c4d.js', function: 'score', line, column: 7 },
    { file: 'main-1a2b3c4d.js', line: 9, column: 1 },
  ],
  ...more,
});

let now = 0;
const troubles: unknown[] = [];
beforeEach(() => {
  now = 1_000;
  troubles.length = 0;
});
const reporterTo = (to: { dsn: Dsn }, deadlineMs = 3_000) =>
  new ErrorReporter({
    dsn: to.dsn,
    release: 'pagewell@1a2b3c4d',
    environment: 'test',
    onTrouble: (cause) => troubles.push(cause),
    deadlineMs,
    now: () => now,
  });

describe('a DSN', () => {
  const read = (text: string) => dsn().parse(text)?.value;
  test('names the address that takes envelopes, and the key', () => {
    expect(read('https://abc123@errors.example/42')).toEqual({
      address: new URL('https://errors.example/api/42/envelope/'),
      key: 'abc123',
    });
    expect(read('https://abc:old-secret@errors.example:9000/below/this/42')?.address.href).toBe(
      'https://errors.example:9000/below/this/api/42/envelope/',
    );
  });
  test('is taken without encryption on this machine alone', () => {
    expect(read('http://abc@localhost:9000/1')?.address.host).toBe('localhost:9000');
    expect(read('http://abc@errors.example/1')).toBeUndefined();
  });
  test.each(
    phrases(`
      errors.example/42 | https://errors.example/42 | https://abc@errors.example
      https://abc@errors.example/42?x=1 | ftp://abc@errors.example/42
    `),
  )('is not %s', (text) => expect(read(text)).toBeUndefined());
});

describe('a report', () => {
  test('goes out as an envelope of one event, with the key in its header', async () => {
    await using to = await receiver();
    const reporter = reporterTo(to);
    reporter.report(report(1, { code: 'ECONNREFUSED', tags: { route: 'article' } }));
    await reporter.sent();
    const [{ path, headers, lines } = { path: '', headers: {}, lines: [] }] = to.received;
    expect(path).toBe('/errors/api/42/envelope/');
    expect(headers['content-type']).toBe('application/x-sentry-envelope');
    expect(headers['x-sentry-auth']).toBe(
      'Sentry sentry_version=7, sentry_client=pagewell/1.0, sentry_key=abc123',
    );
    expect(lines).toHaveLength(4);
    const [envelope, item, event] = lines.slice(0, 3).map((line) => JSON.parse(line));
    expect(envelope).toEqual({
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      sent_at: expect.any(String),
    });
    expect(item).toEqual({
      type: 'event',
      content_type: 'application/json',
      length: Buffer.byteLength(lines[2] ?? ''),
    });
    expect(event).toEqual({
      event_id: envelope.event_id,
      timestamp: expect.any(Number),
      platform: 'javascript',
      level: 'error',
      logger: 'browser',
      release: 'pagewell@1a2b3c4d',
      environment: 'test',
      tags: { route: 'article', code: 'ECONNREFUSED' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Cannot read properties of undefined',
            stacktrace: {
              frames: [
                { filename: 'main-1a2b3c4d.js', lineno: 9, colno: 1, in_app: true },
                { filename: 'quiz-1a2b3c4d.js', function: 'score', lineno: 1, colno: 7, in_app: true },
              ],
            },
          },
        ],
      },
    });
    expect(reporter.outcomes).toEqual({ sent: 1, repeated: 0, limited: 0, full: 0, failed: 0 });
  });

  test('of the same error goes out once, and again after a while', async () => {
    await using to = await receiver();
    const reporter = reporterTo(to);
    reporter.report(report());
    reporter.report(report());
    now += sameErrorMs - 1;
    reporter.report(report());
    await reporter.sent();
    expect(to.received).toHaveLength(1);
    now += 1;
    reporter.report(report());
    await reporter.sent();
    expect(reporter.outcomes).toMatchObject({ sent: 2, repeated: 2 });
  });

  test('is one of so many in a minute', async () => {
    await using to = await receiver();
    const reporter = reporterTo(to);
    for (let line = 0; line <= maxReportsPerMinute; line += 1) reporter.report(report(line));
    await reporter.sent();
    expect(reporter.outcomes).toMatchObject({ sent: maxReportsPerMinute, limited: 1 });
    now += 60_000;
    reporter.report(report(1_000));
    await reporter.sent();
    expect(to.received).toHaveLength(maxReportsPerMinute + 1);
  });

  test('is lost where too many wait behind a receiver that says nothing', async () => {
    await using to = await receiver(() => 'silence');
    const reporter = reporterTo(to, 50);
    for (let line = 0; line <= maxWaitingReports + 1; line += 1) {
      if (line % maxReportsPerMinute === 0) now += 60_000;
      reporter.report(report(line));
    }
    expect(reporter.outcomes.full).toBe(1);
    // The server ends: who hangs is waited for no longer than one report may take, and what waits behind it is lost.
    await reporter.close();
    expect(reporter.outcomes.sent).toBe(0);
    expect(reporter.outcomes.full + reporter.outcomes.failed).toBe(maxWaitingReports + 2);
  });

  test('leaves a receiver alone that fails, and tells of it once', async () => {
    await using to = await receiver((count) => ({ status: count <= 3 ? 500 : 200 }));
    const reporter = reporterTo(to);
    for (let line = 0; line < 5; line += 1) {
      reporter.report(report(line));
      await reporter.sent();
    }
    expect(to.received).toHaveLength(3);
    expect(reporter.outcomes).toMatchObject({ sent: 0, failed: 5 });
    expect(troubles).toHaveLength(1);
    now += 60_000;
    reporter.report(report(100));
    await reporter.sent();
    expect(reporter.outcomes.sent).toBe(1);
  });

  test('waits for as long as the receiver asks for', async () => {
    await using to = await receiver((count) =>
      count === 1 ? { status: 429, headers: { 'retry-after': '120' } } : { status: 200 },
    );
    const reporter = reporterTo(to);
    reporter.report(report(1));
    await reporter.sent();
    now += 119_999;
    reporter.report(report(2));
    await reporter.sent();
    expect(to.received).toHaveLength(1);
    now += 1;
    reporter.report(report(3));
    await reporter.sent();
    expect(reporter.outcomes).toMatchObject({ sent: 1, failed: 2 });
  });

  test('that is refused is not sent again, and told of', async () => {
    await using to = await receiver(() => ({ status: 403 }));
    const reporter = reporterTo(to);
    reporter.report(report());
    await reporter.sent();
    expect(to.received).toHaveLength(1);
    expect(reporter.outcomes.failed).toBe(1);
    expect(String(troubles[0])).toContain('403');
  });

  test('follows a receiver nowhere', async () => {
    await using elsewhere = await receiver();
    await using to = await receiver(() => ({
      status: 307,
      headers: { location: elsewhere.dsn.address.href },
    }));
    const reporter = reporterTo(to);
    reporter.report(report());
    await reporter.sent();
    expect(elsewhere.received).toEqual([]);
    expect(reporter.outcomes.failed).toBe(1);
  });
});
