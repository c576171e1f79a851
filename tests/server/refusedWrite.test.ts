import { ContentUnavailableError } from '#content/source/errors.ts';
import { api, type Route } from '#feature-kit/route.ts';
import { type WriteRefusal, writeRefusalOf } from '#platform/http/refusedWrite.ts';
import { startTestServer } from './support.ts';

const failing = (code: string, cause?: unknown): Error =>
  Object.assign(new Error(`refused with ${code}`, { cause }), { code });

describe('a write that the store refused', () => {
  test.each<[string, unknown, WriteRefusal | undefined]>([
    ['a full disk of PostgreSQL', failing('53100'), 'disk-full'],
    ['a full disk of this machine', failing('ENOSPC'), 'disk-full'],
    ['a quota that is used up', failing('EDQUOT'), 'disk-full'],
    ['a read-only database', failing('25006'), 'read-only'],
    ['a read-only file system', failing('EROFS'), 'read-only'],
    ['a cause behind another error', new Error('not saved', { cause: failing('53100') }), 'disk-full'],
    ['a broken rule of a table', failing('23505'), undefined],
    ['a lost connection', failing('ECONNRESET'), undefined],
    ['nothing at all', undefined, undefined],
  ])('is known by its code: %s', (_what, error, refusal) => expect(writeRefusalOf(error)).toBe(refusal));

  test.each([
    ['53100', 507, 'the disk of the server is full'],
    ['25006', 503, 'the database is read-only at the moment'],
  ])('with %s is answered %i with the reason, and counted', async (code, status, reason) => {
    const save: Route = api('POST /api/save', () => {
      throw failing(code);
    });
    await using server = await startTestServer({ open: () => [save] });
    const answer = await server.get('/api/save', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(reason)]);
    expect(answer.headers['retry-after']).toBe('60');
    const { body } = await server.get('/metrics');
    expect(body).toMatch(/^pagewell_refused_writes_total\{reason="[a-z-]+"\} 1$/m);
    expect(body).toMatch(/^pagewell_refused_writes_total\{reason="[a-z-]+"\} 0$/m);
  });

  test('is not taken for one where an article could not be read', async () => {
    await using server = await startTestServer();
    server.source.before = () => {
      throw new ContentUnavailableError('database', 'no answer', { cause: failing('53100') });
    };
    const { status, headers } = await server.get('/nutrition/collagen');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });
});
