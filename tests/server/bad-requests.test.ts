import { connect } from 'node:net';
import { ContentUnavailableError, type UnavailableKind } from '#content/source/errors.ts';
import { startTestServer, type TestServer } from './support.ts';

function sendRaw(server: TestServer, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
  });
}

const html = /text\/html/;

describe('a bad request gets a clean answer', () => {
  it.each([
    ['an address that is not UTF-8', '/a%E0%A4%A', 400],
    ['a lone percent sign', '/100%', 400],
    ['a hidden NUL', '/a%00b', 400],
    ['a hidden line break', '/a%0d%0aSet-Cookie:x', 400],
    ['a line break in a query', '/a?x=%0a', 400],
    ['a way out of the folder', '/media/..%2f..%2fpackage.json', 404],
    ['a way out of the folder, written plainly', '/assets/../../package.json', 404],
    ['a path that is too long', `/${'a'.repeat(500)}`, 404],
    ['an address that is too long', `/a?q=${'x'.repeat(8300)}`, 414],
    ['a parameter twice', '/search?q1=a&q1=b', 200],
    ['a parameter like an object', '/search?q1[x]=a', 200],
  ])('for %s', async (_, path, status) => {
    await using server = await startTestServer();
    const answer = await server.get(path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(/Error:| at .+:\d+/);
    expect(server.source.asked).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'for %s on a page',
    async (method) => {
      await using server = await startTestServer();
      server.source.publish('/a');
      const answer = await server.get('/a', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toContain('GET');
    },
  );

  it('for a GET with a body, and ends the connection', async () => {
    await using server = await startTestServer();
    server.source.publish('/a');
    const answer = await server.get('/a', { headers: { 'Content-Length': '4' }, body: 'evil' });
    expect([answer.status, answer.headers.connection]).toEqual([400, 'close']);
    const chunked = await sendRaw(
      server,
      'GET /a HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nevil\r\n0\r\n\r\n',
    );
    expect(chunked).toBe('HTTP/1.1 400 Bad Request');
  });

  it('for a target that names a host of its own', async () => {
    await using server = await startTestServer();
    const line = await sendRaw(
      server,
      'GET http://evil.example/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(line).toBe('HTTP/1.1 400 Bad Request');
  });

  it('for a request with two hosts', async () => {
    await using server = await startTestServer();
    const line = await sendRaw(server, 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n');
    expect(line).toBe('HTTP/1.1 400 Bad Request');
  });

  it('for what is no HTTP at all, and for headers without end', async () => {
    await using server = await startTestServer();
    expect(await sendRaw(server, 'hello\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
    const headers = `GET /a HTTP/1.1\r\nHost: x\r\nCookie: ${'c'.repeat(20_000)}\r\n\r\n`;
    expect(await sendRaw(server, headers)).toBe('HTTP/1.1 431 Request Header Fields Too Large');
  });
});

describe('an error', () => {
  it('is a page for people, and a line for programs', async () => {
    await using server = await startTestServer();
    const page = await server.get('/nowhere');
    const data = await server.get('/api/nowhere');
    const file = await server.get('/assets/nowhere.js');

    expect(page.headers['content-type']).toMatch(html);
    for (const answer of [data, file]) {
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.body)).toEqual({ error: expect.stringContaining('nothing at this address') });
    }
  });

  it.each([
    ['/api/nowhere', 404],
    ['/api/%ZZ', 400],
    ['/img?src=%ZZ', 400],
    ['/media/nowhere.jpg', 404],
    ['/nowhere', 404],
    ['/%00', 400],
    ['/A', 308],
  ])('at %s (%i) has the security headers of every answer', async (path, status) => {
    await using server = await startTestServer();
    const { headers, ...answer } = await server.get(path);
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': expect.stringMatching(/./),
    });
  });

  it('of a tool is kept by nobody on the way', async () => {
    await using server = await startTestServer();
    expect((await server.get('/nowhere')).headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
    for (const path of ['/editor/nowhere', '/gallery/nowhere', '/editor?x=%00']) {
      expect([path, (await server.get(path)).headers['cache-control']]).toEqual([path, 'no-store']);
    }
  });

  it('that nobody expected is told with an id that stands in the log, and nothing else of it', async () => {
    await using server = await startTestServer({
      render: () => {
        throw new TypeError('secret of the house');
      },
    });
    server.source.publish('/a');
    const answer = await server.get('/a');

    expect(answer.status).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('secret of the house');
    expect(answer.body).not.toContain('stack');
    const errorId = /"errorId":"([0-9a-f]{8})"/.exec(answer.body)?.[1];
    const line = server.lines.find((each) => each.level === 50);
    expect(line).toMatchObject({ errorId, path: '/a', err: { message: 'secret of the house' } });
    expect(server.lines.filter((each) => each.level === 50)).toHaveLength(1);
  });

  it('shows its stack in development', async () => {
    await using server = await startTestServer({
      isDevelopment: true,
      render: () => {
        throw new TypeError('a slip of ours');
      },
    });
    server.source.publish('/a');
    expect((await server.get('/a')).body).toContain('TypeError: a slip of ours');
  });

  it('says when to come back where the content cannot be had', async () => {
    await using server = await startTestServer({ deadline: 50 });
    server.source.before = () => new Promise(() => {});
    const answer = await server.get('/a');
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
  });

  it('is 429, kept by no cache and no failed page, where too many unknown paths were requested', async () => {
    await using server = await startTestServer();
    server.source.before = () => {
      throw new ContentUnavailableError('unknown-path', 'Too many.', { retryAfterMs: 7_000 });
    };
    const { status, headers, body } = await server.get('/made-up');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([429, '7', 'no-store']);
    expect(body).toContain('could not be looked for right now');
    expect(server.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    server.source.before = () => undefined;
    expect((await server.get('/made-up')).status).toBe(404);
  });

  it.each<[UnavailableKind, number]>([
    ['timeout', 1],
    ['mismatch', 1],
    ['breaker-open', 0],
    ['overloaded', 0],
  ])("of the content source, %s, writes %i line beside the request's own", async (kind, count) => {
    await using server = await startTestServer();
    server.source.before = () => {
      throw new ContentUnavailableError(kind, 'the CMS is down');
    };
    expect((await server.get('/a')).status).toBe(503);
    expect(server.lines.filter(({ level }) => Number(level) >= 40)).toHaveLength(count);
  });
});

describe('the log', () => {
  it('has one line for each request, without its query, address or cookies', async () => {
    await using server = await startTestServer();
    server.source.publish('/a');
    await server.get('/a?q=private', { headers: { Cookie: 'id=private', 'X-Forwarded-For': '203.0.113.9' } });
    await server.get('/search?q1=private');

    const lines = server.lines.filter((line) => line.route !== undefined);
    expect(lines).toMatchObject([
      { method: 'GET', path: '/a', status: 200, route: 'article', cache: 'miss' },
      { method: 'GET', path: '/search', status: 200, route: '/search' },
    ]);
    expect(JSON.stringify(server.lines)).not.toMatch(/private|203\.0\.113\.9|127\.0\.0\.1/);
  });

  it('does not repeat a password that somebody put into the address', async () => {
    await using server = await startTestServer();
    await sendRaw(
      server,
      'GET http://me:private@a.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(server.lines).toContainEqual(expect.objectContaining({ method: 'GET', status: 400 }));
    expect(JSON.stringify(server.lines)).not.toContain('private');
  });
});
