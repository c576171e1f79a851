import { maxReaderBytes } from '#contracts/reader.ts';
import type { FeatureParts, ReaderPart } from '#feature-kit/feature.ts';
import { experimentsDimension } from '#features/experiments/dimension.ts';
import { PageDimensions } from '#server/pages/dimensions.ts';
import { readerRoute } from '#server/routes/readerRoute.ts';
import { startTestServer } from './support.ts';

const variants = [
  { name: 'a', weight: 1 },
  { name: 'b', weight: 1 },
];
const dimensions = new PageDimensions({
  experiments: experimentsDimension(
    { experiments: [{ name: 'welcome', variants }], experimentsCookie: undefined },
    { https: false },
  ),
});
const serve = (...parts: ReaderPart[]) =>
  startTestServer({ dimensions, open: (open: FeatureParts) => [readerRoute(parts, open, open.log)] });
const field =
  (value: unknown): ReaderPart =>
  () =>
    Object({ extra: value });

describe('what the server knows of a reader', () => {
  it('is put together of what features know, and kept by nobody', async () => {
    await using server = await serve(({ headers }) => ({ country: String(headers['x-country']) }), field(1));
    const { status, headers, body } = await server.get('/api/reader', { headers: { 'X-Country': 'FR' } });
    expect([status, JSON.parse(body)]).toEqual([200, { country: 'FR', extra: 1 }]);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('lacks a part that fails', async () => {
    const fails: ReaderPart = () => {
      throw new Error('out of reach');
    };
    await using server = await serve(fails, () => ({ country: 'FR' }));
    expect(JSON.parse((await server.get('/api/reader')).body)).toEqual({ country: 'FR' });
    expect(server.lines).toContainEqual(expect.objectContaining({ level: 50, err: expect.anything() }));
  });

  it.each([
    [0, true],
    [1, false],
  ])('of %i bytes more than fit has that part: %s', async (more, isThere) => {
    const around = JSON.stringify({ country: 'FR', extra: '' }).length;
    const long = 'x'.repeat(maxReaderBytes - around + more);
    await using server = await serve(() => ({ country: 'FR' }), field(long));
    const { body } = await server.get('/api/reader');
    expect(body.length).toBeLessThanOrEqual(maxReaderBytes);
    expect(JSON.parse(body)).toEqual({ country: 'FR', ...(isThere ? { extra: long } : {}) });
  });

  it('has a variant drawn by the first part that needs one, once for all of them, and the browser keeps it', async () => {
    const said: ReaderPart = (_request, { of }) => ({ country: of('welcome') ?? '' });
    const saidAgain: ReaderPart = (_request, { of }) => Object({ extra: of('welcome') });
    await using server = await serve(said, saidAgain);
    const { headers, body } = await server.get('/api/reader');
    const { country, extra } = JSON.parse(body);
    expect([['a', 'b'].includes(country), extra]).toEqual([true, country]);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^pagewell_experiments=welcome:${country};`)),
    ]);
    const Cookie = `pagewell_experiments=welcome:${country}`;
    const later = await server.get('/api/reader', { headers: { Cookie } });
    expect([JSON.parse(later.body), later.headers['set-cookie']]).toEqual([
      { country, extra: country },
      undefined,
    ]);
  });

  it('takes no other method', async () => {
    await using server = await serve();
    expect((await server.get('/api/reader', { method: 'POST' })).status).toBe(405);
  });
});
