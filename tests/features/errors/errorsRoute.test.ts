import { errorsRoute } from '#features/errors/errorsRoute.ts';
import type { ErrorReport } from '#platform/errorReports/envelope.ts';
import { startTestServer } from '../../server/support.ts';

const fromOurPage = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
const error = {
  type: 'TypeError',
  message: 'Cannot read properties of undefined',
  mechanism: 'error',
  frames: [{ file: 'quiz-1a2b3c4d.js', function: 'score', line: 1, column: 7 }],
};
const batch = { route: 'article', formfactor: 'mobile', build: '1a2b3c4d', errors: [error] };

async function start() {
  const reports: ErrorReport[] = [];
  const server = await startTestServer({
    open: (parts) => [errorsRoute(parts)],
    offered: { reportError: (report) => void reports.push(report) },
  });
  const post = (body: unknown, headers: Record<string, string> = fromOurPage) =>
    server.get('/api/errors', { method: 'POST', headers, body: JSON.stringify(body) });
  return { reports, server, post, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

describe('POST /api/errors', () => {
  test('counts an error, logs it, and hands it on, with the build and the kind of page', async () => {
    await using site = await start();
    expect((await site.post(batch)).status).toBe(202);
    const { mechanism, ...told } = error;
    const tags = { mechanism, route: 'article', formfactor: 'mobile', build: '1a2b3c4d' };
    expect(site.reports).toEqual([{ from: 'browser', ...told, tags }]);
    expect(site.server.lines).toContainEqual(
      expect.objectContaining({ level: 40, type: 'TypeError', frames: error.frames, route: 'article' }),
    );
    expect(await site.server.parts.metrics.registry.metrics()).toContain(
      'pagewell_browser_errors_total{mechanism="error",route="article",formfactor="mobile"} 1',
    );
  });

  test('looks again at what an error says: whoever sends may send anything', async () => {
    await using site = await start();
    const message = 'ada@example.org has a migraine';
    expect((await site.post({ ...batch, errors: [{ ...error, message }] })).status).toBe(202);
    expect(site.reports).toHaveLength(1);
    expect(site.reports[0]).not.toHaveProperty('message');
    expect(JSON.stringify(site.server.lines)).not.toContain('migraine');
  });

  test.each([
    ['a path', { ...batch, path: '/neurology/migraine' }],
    ['a label of its own', { ...batch, route: 'migraine' }],
    ['a build of its own', { ...batch, build: 'migraine and more' }],
    ['no error', { ...batch, errors: [] }],
    ['too many errors', { ...batch, errors: Array(6).fill(error) }],
    ['a type with words', { ...batch, errors: [{ ...error, type: 'a migraine' }] }],
    [
      'a file with a folder',
      { ...batch, errors: [{ ...error, frames: [{ file: '/a/b.js', line: 1, column: 1 }] }] },
    ],
    [
      'a file that is no script',
      { ...batch, errors: [{ ...error, frames: [{ file: 'b', line: 1, column: 1 }] }] },
    ],
    [
      'a line that is none',
      { ...batch, errors: [{ ...error, frames: [{ file: 'b.js', line: -1, column: 1 }] }] },
    ],
  ])('refuses %s', async (_, body) => {
    await using site = await start();
    expect((await site.post(body)).status).toBe(400);
    expect(site.reports).toEqual([]);
  });

  test('takes ten batches of one client in a minute', async () => {
    await using site = await start();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await site.post(batch)).status);
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });
});
