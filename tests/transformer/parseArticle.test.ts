import { maxArrayItems, maxArticleBytes, maxJsonDepth } from '../../transformer/limits.ts';
import { parseArticle } from '../../transformer/parseArticle.ts';
import type { Problem } from '../../transformer/problem.ts';

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

/** No bound is near this on any machine that runs the tests; without the bounds these cases take seconds. */
const promptly = 50;

describe('an article document', () => {
  test('is read from text and from bytes alike', () => {
    expect(accepted('{"title":"Sömn 😴"}').value).toEqual({ title: 'Sömn 😴' });
    expect(accepted(utf8('{"title":"Sömn 😴"}')).value).toEqual({ title: 'Sömn 😴' });
  });

  test.each([
    ['a comma after the last entry', '{"a": 1,\n "b": 2,\n}', 'comma after the last entry', 2, 8],
    ['a comma after the last item', '[1,]', 'comma after the last entry', 1, 3],
    ['two commas', '{"a":1,,"b":2}', 'a comma too many', 1, 8],
    ['NaN', '{"a":NaN}', '"NaN" is no value in JSON', 1, 6],
    ['undefined', '{"a":undefined}', '"undefined" is no value in JSON', 1, 6],
    ['a misspelt word', '{"a":tru}', '"tru" is no value in JSON', 1, 9],
    ['a text without quotes', '{"a": /b}', 'texts stand in double quotes', 1, 7],
    ['a name without quotes', '{"a":1, b: 2}', 'the name of a field stands in double quotes, and b', 1, 9],
    ['a leading zero', '{"a":01}', 'a number does not begin with a zero', 1, 7],
    ['a number that begins with its point', '{"a":.5}', 'a number begins with a digit', 1, 6],
    ['a number with a comma', '{"a":4,5}', 'a point and no comma: 4.5.', 1, 8],
    ['single quotes', "{'a':1}", 'double quotes', 1, 2],
    ['typographic quotes', '{"a": “x”}', 'straight double quotes', 1, 7],
    ['a comment', '// draft\n{}', 'no comments', 1, 1],
    ['a missing comma', '{"a":1 "b":2}', 'a comma is missing here', 1, 7],
    ['a missing comma at the end of a line', '{"a": "x"\n  "b": 2}', 'a comma is missing here', 1, 10],
    ['a missing comma in a list', '["a" "b"]', 'a comma is missing here', 1, 5],
    ['a missing colon', '{"a" 1}', 'a colon is missing', 1, 5],
    ['a missing value', '{"a":}', 'the field has no value', 1, 6],
    ['quotation marks in a text', '{"a":"He said "hello" to"}', 'this quotation mark ends a text', 1, 15],
    ['quotation marks of HTML', '{"a":"<a href="/x">y</a>"}', 'in HTML as well', 1, 15],
    ['a line break in a text', '{"a":"x\ny"}', 'over the end of the line', 1, 8],
    ['a tab in a text', '{"a":"x\ty"}', 'a text holds a tab', 1, 8],
    ['a control character in a text', '{"a":"x\u0007"}', 'control character \\u0007', 1, 8],
    ['a backslash in a text', '{"a":"C:\\x"}', 'Write \\\\ for a backslash', 1, 10],
    ['a fixed blank between values', '{"a":\u00A01}', 'an invisible character (U+00A0)', 1, 6],
    ['an end too early', '{\n"a":[1,2', 'ends too early. The [ in line 2 is not closed', 2, 9],
    ['an end too early in a text', '{"a":"x', 'has no quotation mark at its end', 1, 8],
    ['a brace too many', '{"a":1}}', 'this } closes nothing', 1, 8],
    ['a bracket instead of a brace', '{"a":1]', 'the { at column 1 is still open', 1, 7],
    ['HTML', '<!doctype html>', 'HTML and no JSON', 1, 1],
  ])('with %s is refused with its place and what to do', (_case, text, words, line, column) => {
    const problem = refusal(text);
    expect(problem).toMatchObject({ rule: 'json/syntax', severity: 'error', line, column, pointer: '' });
    expect(problem.message).toContain(words);
    expect(problem.path).toBe('/health/sleep');
  });

  test.each(['', '  \n', '\uFEFF'])('that is empty (%j) is refused', (text) => {
    expect(refusal(text)).toMatchObject({ rule: 'json/syntax', message: expect.stringContaining('empty') });
  });

  test('with a byte order mark is read, with a warning', () => {
    for (const source of ['\uFEFF{"a":1}', utf8('\uFEFF{"a":1}')]) {
      const { value, problems } = accepted(source);
      expect(value).toEqual({ a: 1 });
      expect(problems).toMatchObject([{ rule: 'json/byte-order-mark', severity: 'warning' }]);
    }
  });

  test.each([
    ['UTF-16', utf16('{"a":1}'), 'UTF-16'],
    ['UTF-16 the other way round', utf16('{"a":1}').toReversed(), 'not valid UTF-8'],
    ['UTF-16 with the high byte first', new Uint8Array([0xfe, 0xff, 0, 0x7b, 0, 0x7d]), 'UTF-16'],
    ['a broken UTF-8 sequence', new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]), 'not valid UTF-8'],
  ])('in %s is refused', (_case, bytes, words) => {
    expect(refusal(bytes)).toMatchObject({ rule: 'json/encoding', message: expect.stringContaining(words) });
  });

  test('with a repeated key keeps the last value and reports each repetition at its place', () => {
    const { value, problems } = accepted('{"a":1,"a":2,"b":[{"c":1},{"c/d":1,"x":{"c/d":0},"c\\/d":2}]}');
    expect(value).toEqual({ a: 2, b: [{ c: 1 }, { 'c/d': 2, x: { 'c/d': 0 } }] });
    expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['json/duplicate-key', '/a'],
      ['json/duplicate-key', '/b/1/c~1d'],
    ]);
  });

  test('whose texts look like repeated keys reports nothing', () => {
    expect(accepted('{"a":"{\\"a\\":1,\\"a\\":2}","b":["a","a",":"],"c":{"a":"\\\\"}}').problems).toEqual([]);
  });

  test.each<[string, string]>([
    ['with blanks before colons', '{"a" :1,"a" :2}'],
    ['with line breaks before colons', '{"a"\n\t:{"b"\r\n:1,"b":2},"a":3}'],
    ['beside a text that looks like a member', '{"a":"\\" :","b" :1,"b":2}'],
    ['beside a colon before a word', '{"a":": call","b":1,"b":2}'],
    ...['"x"', '{}', '[]', '-1', '0', '9', 'true', 'false', 'null'].map((value): [string, string] => [
      `whose values are ${value}`,
      `{"a": ${value},"a": ${value}}`,
    ]),
  ])('%s is seen to repeat a key', (_how, text) => {
    expect(accepted(text).problems.map(({ rule }) => rule)).toContain('json/duplicate-key');
  });

  test.each([
    ['colons behind blanks in prose', '{"a":"one : two :\\n: three","b" : "x"}'],
    ['colons behind quotes in prose', '{"a":"a \\"word\\": and \\"another\\" : so","b":1}'],
    ['a colon at the beginning of a text', '{"a":": b","c":" : d","e":": true","f":": 1"}'],
  ])('with %s reports nothing', (_what, text) => {
    expect(accepted(text).problems).toEqual([]);
  });

  test('loses keys that could reach a prototype, and nothing else', () => {
    const { value, problems } = accepted(
      '{"__proto__":{"polluted":1},"a":[{"constructor":{"prototype":{"polluted":1}},"b":2}],"\\u005f_proto__":3}',
    );
    expect(value).toEqual({ a: [{ b: 2 }] });
    expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['json/duplicate-key', '/__proto__'],
      ['json/dangerous-key', '/__proto__'],
      ['json/dangerous-key', '/a/0/constructor'],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the bounds on a document', () => {
  test('hold its depth on both sides', () => {
    expect(parseArticle(nested(maxJsonDepth)).ok).toBe(true);
    expect(refusal(nested(maxJsonDepth + 1)).rule).toBe('json/too-deep');
  });

  test('count brackets in texts as text', () => {
    expect(accepted(JSON.stringify(['['.repeat(1000), '\\"[[', '\\'])).problems).toEqual([]);
  });

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

  test.each([
    ['100,000 brackets deep', '['.repeat(100_000), 'json/too-deep'],
    ['100,000 objects deep', '{"a":'.repeat(100_000), 'json/too-deep'],
    ['of 50 MB', 'x'.repeat(50_000_000), 'json/too-large'],
    ['with a list of a million items', `[${'1,'.repeat(900_000)}1]`, 'json/too-many-items'],
    ['with 20,000 blocks', `{"blocks":[${'{"type":"heading"},'.repeat(20_000)}{}]}`, 'json/too-many-items'],
  ])('refuse one %s before it is parsed', (_case, text, rule) => {
    const start = performance.now();
    expect(refusal(text).rule).toBe(rule);
    expect(performance.now() - start).toBeLessThan(promptly);
  });

  test('keep a text of two million quotes and backslashes from taking long', () => {
    const start = performance.now();
    const parsed = parseArticle(`"${'\\"'.repeat(900_000)}`);
    expect(parsed.ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(20 * promptly);
  });
});
