import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  atItsBest,
  compact,
  createAnswer,
  inBestEncoding,
  inEncoding,
  representationIn,
} from '#server/pages/answer.ts';

const text = '<p>Collagen holds skin and tendons together.</p>'.repeat(300);
const plain = createAnswer(text, { headers: { 'Cache-Control': 'no-store' } });
const decoded = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('an answer', () => {
  test.each(['br', 'gzip'] as const)('is compressed in %s for whoever takes it, and says so', (encoding) => {
    const { body, headers } = representationIn(plain, encoding);
    expect(decoded[encoding](body).toString()).toBe(text);
    expect(headers.join('\n')).toContain(`Content-Encoding\n${encoding}`);
    expect(headers.join('\n')).toContain(`Content-Length\n${body.byteLength}`);
  });

  test('is never changed: what is added to it makes another one with the same tag', async () => {
    const before = JSON.stringify(plain);
    const more = await atItsBest(inEncoding(plain, 'gzip'));
    expect(JSON.stringify(plain)).toBe(before);
    expect([more.etag, Object.keys(more.representations)]).toEqual([plain.etag, ['identity', 'gzip']]);
  });

  test.each(['br', 'gzip'] as const)('that is kept in %s alone can be made into all others', async (kept) => {
    const small = compact(inEncoding(plain, kept));
    expect(Object.keys(small.representations)).toEqual([kept]);
    expect(small.size).toBeLessThan(plain.size);
    expect(representationIn(small, 'identity').body.toString()).toBe(text);
    for (const other of ['br', 'gzip'] as const)
      expect(
        decoded[other](representationIn(await inBestEncoding(small, other), other).body).toString(),
      ).toBe(text);
  });

  test.each(['br', 'gzip'] as const)('holds no more memory than its bytes in %s', async (encoding) => {
    const large = createAnswer(Buffer.from(text.repeat(4)), { headers: {} });
    for (const made of [inEncoding(large, encoding), await inBestEncoding(large, encoding)]) {
      const body = made.representations[encoding]?.body;
      expect(body?.buffer.byteLength).toBe(body?.byteLength);
    }
  });

  test('stays as it is where nobody takes it compressed', () => expect(compact(plain)).toBe(plain));

  test('is smaller at its best, in the encodings that it has and in no others', async () => {
    const fast = inEncoding(plain, 'br');
    const best = await atItsBest(fast);
    expect(Object.keys(best.representations)).toEqual(Object.keys(fast.representations));
    expect(best.representations.br?.isBest).toBe(true);
    expect(best.size).toBeLessThanOrEqual(fast.size);
  });
});
