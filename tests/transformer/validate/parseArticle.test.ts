import { maxArrayItems, maxArticleBytes, maxJsonDepth } from '#transformer/article/limits.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { parseArticle } from '#transformer/validate/parseArticle.ts';
import { slowGrowth } from '../../support/growth.ts';

function refusal(source: string | Uint8Array): Problem {
  const parsed = parseArticle(source, '/health/sleep');
  if (parsed.ok) throw new Error('The document was expected to be refused.');
  return parsed.problem;
}

function accepted(source: string | Uint8Array): { value: unknown; problems: Problem[] } {
  const parsed = parseArticle(source);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('an article document', () => {
  test('is read from text and from bytes alike', () => {
    expect(accepted('{"title":"Sömn 😴"}').value).toEqual({ title: 'Sömn 😴' });
    expect(accepted(utf8('{"title":"Sömn 😴"}')).value).toEqual({ title: 'Sömn 😴' });
  });

  test.each(['{"a":1,}', '', '  \n', '{"a":1} x'])('that is no JSON (%j) is refused', (text) =>
    expect(refusal(text)).toMatchObject({ rule: 'json/syntax', severity: 'error', path: '/health/sleep' }),
  );

  test('with a byte order mark is read', () => {
    for (const source of ['\uFEFF{"a":1}', utf8('\uFEFF{"a":1}')])
      expect(accepted(source).value).toEqual({ a: 1 });
  });

  test('with a repeated key keeps the last value', () =>
    expect(accepted('{"a":1,"a":2,"b":[{"c":1},{"c/d":1,"x":{"c/d":0},"c\\/d":2}]}').value).toEqual({
      a: 2,
      b: [{ c: 1 }, { 'c/d': 2, x: { 'c/d': 0 } }],
    }));

  test.each([
    ['UTF-16', utf16('{"a":1}'), 'UTF-16'],
    ['UTF-16 the other way round', utf16('{"a":1}').toReversed(), 'not valid UTF-8'],
    ['UTF-16 with the high byte first', new Uint8Array([0xfe, 0xff, 0, 0x7b, 0, 0x7d]), 'UTF-16'],
    ['a broken UTF-8 sequence', new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]), 'not valid UTF-8'],
  ])('in %s is refused', (_case, bytes, words) =>
    expect(refusal(bytes)).toMatchObject({ rule: 'json/encoding', message: expect.stringContaining(words) }),
  );

  test('loses keys that could reach a prototype, and nothing else', () => {
    const { value, problems } = accepted(
      '{"__proto__":{"polluted":1},"a":[{"constructor":{"prototype":{"polluted":1}},"b":2}],"\\u005f_proto__":3}',
    );
    expect(value).toEqual({ a: [{ b: 2 }] });
    expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['json/dangerous-key', '/__proto__'],
      ['json/dangerous-key', '/a/0/constructor'],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the bounds on a document', () => {
  test('hold its depth on both sides: what is deeper is gone', () => {
    const depthOf = (value: unknown): number => (Array.isArray(value) ? 1 + depthOf(value[0]) : 0);
    expect(depthOf(accepted(nested(maxJsonDepth)).value)).toBe(maxJsonDepth);
    expect(depthOf(accepted(nested(maxJsonDepth + 1)).value)).toBe(maxJsonDepth);
    expect(depthOf(accepted(nested(500_000)).value)).toBe(maxJsonDepth);
  });

  test('count brackets in texts as text', () =>
    expect(accepted(JSON.stringify(['['.repeat(1000), '\\"[[', '\\'])).problems).toEqual([]));

  test('hold its bytes on both sides, counted as UTF-8', () => {
    const filled = (bytes: number): string => `"${'é'.repeat((bytes - 2) / 2)}"`;
    expect(parseArticle(filled(maxArticleBytes)).ok).toBe(true);
    expect(refusal(filled(maxArticleBytes + 2)).rule).toBe('json/too-large');
    expect(refusal(utf8(filled(maxArticleBytes + 2))).rule).toBe('json/too-large');
  });

  test('hold the length of a list on both sides', () => {
    const list = (items: number): string => `[${Array(items).fill(1).join(',')}]`;
    expect(parseArticle(list(maxArrayItems)).ok).toBe(true);
    expect(refusal(list(maxArrayItems + 1)).rule).toBe('json/too-many-items');
  });

  test('hold the number of all values', () => {
    const lists = Array(20).fill(`[${Array(6000).fill(1).join(',')}]`);
    expect(refusal(`[${lists.join(',')}]`).rule).toBe('json/too-many-values');
  });

  test.each<[string, (length: number) => string, number, string]>([
    ['100,000 brackets deep', (depth) => '['.repeat(depth), 100_000, 'json/syntax'],
    ['of 50 MB', (length) => 'x'.repeat(length), 50_000_000, 'json/too-large'],
    [
      'with a list of a million items',
      (length) => `[${'1,'.repeat(length)}1]`,
      900_000,
      'json/too-many-items',
    ],
    [
      'with 20,000 blocks',
      (length) => `{"blocks":[${'{"type":"heading"},'.repeat(length)}{}]}`,
      20_000,
      'json/too-many-items',
    ],
  ])('refuse one %s in time that grows with its length alone', async (_case, text, length, rule) => {
    expect(refusal(text(length)).rule).toBe(rule);
    expect(await slowGrowth((shorter) => parseArticle(text(shorter)), length)).toBeUndefined();
  });
});
