import { isKey, readChange } from '#content/changes/change.ts';

const payload = (topic: unknown, from: unknown, keys: unknown) => JSON.stringify({ topic, from, keys });

describe('a published change', () => {
  test('is read with its topic, also one that only a newer release knows, its sender and its keys', () => {
    expect(readChange(payload('articles', 'one', ['/a', "/it's ours/ÿ 'quoted' \"🫀\""]))).toEqual({
      topic: 'articles',
      from: 'one',
      keys: ['/a', "/it's ours/ÿ 'quoted' \"🫀\""],
    });
    expect(readChange(payload('of-a-newer-release', '', []))).toMatchObject({ keys: [] });
    expect(
      readChange('{"topic":"articles","from":"one","keys":["/a"],"more":{"of":"a newer release"}}'),
    ).toEqual({ topic: 'articles', from: 'one', keys: ['/a'] });
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"topic":"articles"'],
    ['another value', 'null'],
    ['a list', '[{"topic":"articles","from":"one","keys":[]}]'],
    ['a text', 'pagewell-1 /a'],
    ['no topic', payload(undefined, 'one', ['/a'])],
    ['a topic that is no text', payload({ toString: 'articles' }, 'one', ['/a'])],
    ['no sender', payload('articles', undefined, ['/a'])],
    ['keys that are no list', payload('articles', 'one', { 0: '/a', length: 1 })],
    ['a key that is no text', payload('articles', 'one', ['/a', 7])],
    ['U+0000, which PostgreSQL refuses', payload('articles', 'one', ['/a\u0000'])],
    ['a line break, which a log must not have', payload('articles', 'one', ['/a\n/b'])],
    ['half a surrogate pair', payload('articles', 'one', ['/\ud83e'])],
    ['a key longer than any', payload('articles', 'one', ['x'.repeat(7_001)])],
  ])('with %s is none', (_what, sent) => expect(readChange(sent)).toBeUndefined());

  test('has keys of at most 7,000 bytes as JSON', () => {
    expect([isKey('x'.repeat(6_998)), isKey('x'.repeat(6_999))]).toEqual([true, false]);
    expect([isKey('"'.repeat(3_499)), isKey('"'.repeat(3_500))]).toEqual([true, false]);
    expect([isKey('ÿ'.repeat(3_499)), isKey('ÿ'.repeat(3_500))]).toEqual([true, false]);
  });
});
