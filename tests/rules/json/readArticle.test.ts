import fc from 'fast-check';
import { firstFault } from '#rules/engine/json/firstFault.ts';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { slowGrowth } from '../../support/growth.ts';

function refusal(text: string): Problem {
  const parsed = readArticle(text, '/health/sleep');
  if (parsed.ok) throw new Error('The document was expected to be refused.');
  return parsed.problem;
}

function oddities(source: string | Uint8Array): Problem[] {
  const parsed = readArticle(source);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.problems;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A text in quotation marks that is cut in two at a position leaves no JSON when a quotation mark is put there. */
function isOutsideTexts(json: string, position: number): boolean {
  return json.slice(0, position).replace(/\\./g, '').split('"').length % 2 === 1;
}

describe('why a text is no JSON', () => {
  test.each([
    ['a comma after the last entry', '{"a": 1,\n "b": 2,\n}', 'comma after the last entry', 2, 8],
    ['a comma after the last item', '[1,]', 'comma after the last entry', 1, 3],
    ['two commas', '{"a":1,,"b":2}', 'an extra comma', 1, 8],
    ['NaN', '{"a":NaN}', '"NaN" is not a JSON value', 1, 6],
    ['undefined', '{"a":undefined}', '"undefined" is not a JSON value', 1, 6],
    ['a misspelt word', '{"a":tru}', '"tru" is not a JSON value', 1, 6],
    ['a text without quotes', '{"a": /b}', 'texts must be in double quotes', 1, 7],
    ['a name without quotes', '{"a":1, b: 2}', 'the name of a field must be in double quotes, but b', 1, 9],
    ['a leading zero', '{"a":01}', 'a number must not begin with a zero', 1, 7],
    ['a number that begins with its point', '{"a":.5}', 'a number must begin with a digit', 1, 6],
    ['a number with a comma', '{"a":4,5}', 'a decimal point, not a comma: 4.5.', 1, 8],
    ['single quotes', "{'a':1}", 'double quotes', 1, 2],
    ['typographic quotes', '{"a": “x”}', 'straight double quotes', 1, 7],
    ['a comment', '// draft\n{}', 'does not allow comments', 1, 1],
    ['a missing comma', '{"a":1 "b":2}', 'a comma is missing here', 1, 7],
    ['a missing comma at the end of a line', '{"a": "x"\n  "b": 2}', 'a comma is missing here', 1, 10],
    ['a missing comma in a list', '["a" "b"]', 'a comma is missing here', 1, 5],
    ['a missing colon', '{"a" 1}', 'a colon is missing', 1, 5],
    ['a missing value', '{"a":}', 'the field has no value', 1, 6],
    [
      'quotation marks in a text',
      '{"a":"He said "hello" to"}',
      'this quotation mark ends the text too early',
      1,
      15,
    ],
    ['quotation marks of HTML', '{"a":"<a href="/x">y</a>"}', 'also in HTML', 1, 15],
    ['a line break in a text', '{"a":"x\ny"}', 'must not contain a line break', 1, 8],
    ['a tab in a text', '{"a":"x\ty"}', 'must not contain a tab', 1, 8],
    ['a control character in a text', '{"a":"x\u0007"}', 'control character \\u0007', 1, 8],
    ['a backslash in a text', '{"a":"C:\\x"}', 'Write \\\\ for a backslash', 1, 9],
    ['a fixed blank between values', '{"a":\u00A01}', 'an invisible character (U+00A0)', 1, 6],
    ['an end too early', '{\n"a":[1,2', 'ends too early. The [ in line 2 is not closed', 2, 9],
    ['an end too early in a text', '{"a":"x', 'has no closing quotation mark', 1, 8],
    ['a brace too many', '{"a":1}}', 'this } has no opening bracket', 1, 8],
    ['a bracket instead of a brace', '{"a":1]', 'the { at column 1 is still open', 1, 7],
    ['HTML', '<!doctype html>', 'HTML, not JSON', 1, 1],
    // Brackets before the fault are no reason to look for it there.
    [
      'a comma behind the last of several lists',
      '{"a": ["x"],\n "b": ["one", "two",]}',
      'comma after',
      2,
      20,
    ],
    ['a brace too many behind others', '{"a": {"b": {}}}\n}', 'this } has no opening bracket', 2, 1],
    ['a wrong mark that texts hold, too', '{"a": "<p>", "b": <p>}', 'texts must be in double quotes', 1, 19],
  ])('with %s is told with its place and what to do', (_case, text, words, line, column) => {
    const problem = refusal(text);
    expect(problem).toMatchObject({ rule: 'json/syntax', severity: 'error', line, column, pointer: '' });
    expect(problem.message).toContain(words);
    expect(problem.path).toBe('/health/sleep');
  });

  test.each(['', '  \n', '\uFEFF'])('is that it is empty (%j)', (text) =>
    expect(refusal(text)).toMatchObject({ rule: 'json/syntax', message: expect.stringContaining('empty') }),
  );

  test('is told of the very comma that stands before a bracket, in any JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), (json, choice) => {
        const ends = [...json.matchAll(/(?<=["\]}\w])[\]}]/g)].map(({ index }) => index);
        const end = ends[choice % ends.length];
        fc.pre(end !== undefined && isOutsideTexts(json, end));
        const text = `${json.slice(0, end)},${json.slice(end)}`;
        expect(refusal(text)).toMatchObject({ line: 1, column: (end ?? 0) + 1 });
      }),
    );
  });

  test('stands behind what could be the beginning of JSON', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', '\\', '\n', '0'),
        (json, at, put) => {
          const text = json.slice(0, at % json.length) + put + json.slice((at % json.length) + 1);
          fc.pre(!isJson(text));
          const { position, open } = firstFault(text);
          const close = open.map(({ bracket }) => (bracket === '{' ? '}' : ']')).reverse();
          const ways = ['', '"', '0', ':0', '":0', '"":0'].map((way) => way + close.join(''));
          expect(ways.map((way) => text.slice(0, position) + way).some(isJson)).toBe(true);
        },
      ),
    );
  });

  test('is found in time that grows with the text alone, up to two million quotation marks and backslashes', async () =>
    expect(await slowGrowth((length) => refusal(`"${'\\"'.repeat(length)}`), 900_000)).toBeUndefined());
});

describe('what is odd about a text that is JSON', () => {
  test.each(['\uFEFF{"a":1}', new TextEncoder().encode('\uFEFF{"a":1}')])('is a byte order mark', (source) =>
    expect(oddities(source)).toMatchObject([{ rule: 'json/byte-order-mark', severity: 'warning' }]),
  );

  test('is each repetition of a key, at its place', () => {
    const problems = oddities('{"a":1,"a":2,"b":[{"c":1},{"c/d":1,"x":{"c/d":0},"c\\/d":2}]}');
    expect(problems.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['json/duplicate-key', '/a'],
      ['json/duplicate-key', '/b/1/c~1d'],
    ]);
  });

  test('is not that texts look like repeated keys', () =>
    expect(oddities('{"a":"{\\"a\\":1,\\"a\\":2}","b":["a","a",":"],"c":{"a":"\\\\"}}')).toEqual([]));

  test.each<[string, string]>([
    ['with blanks before colons', '{"a" :1,"a" :2}'],
    ['with line breaks before colons', '{"a"\n\t:{"b"\r\n:1,"b":2},"a":3}'],
    ['beside a text that looks like a member', '{"a":"\\" :","b" :1,"b":2}'],
    ['beside a colon before a word', '{"a":": call","b":1,"b":2}'],
    ...['"x"', '{}', '[]', '-1', '0', '9', 'true', 'false', 'null'].map((value): [string, string] => [
      `whose values are ${value}`,
      `{"a": ${value},"a": ${value}}`,
    ]),
  ])('is a repeated key %s', (_how, text) =>
    expect(oddities(text).map(({ rule }) => rule)).toContain('json/duplicate-key'),
  );

  test.each([
    ['colons behind blanks in prose', '{"a":"one : two :\\n: three","b" : "x"}'],
    ['colons behind quotes in prose', '{"a":"a \\"word\\": and \\"another\\" : so","b":1}'],
    ['a colon at the beginning of a text', '{"a":": b","c":" : d","e":": true","f":": 1"}'],
  ])('is not that there are %s', (_what, text) => expect(oddities(text)).toEqual([]));
});
