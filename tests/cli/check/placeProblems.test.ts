import fc from 'fast-check';
import { placeInWords } from '#cli/check/placeInWords.ts';
import { placeProblems } from '#cli/check/placeProblems.ts';
import { createProblem, type ProblemDetails } from '#transformer/problems/createProblem.ts';
import type { Problem } from '#transformer/problems/problem.ts';

const document = { name: 'a.json', line: 1 };

function problem(details: Partial<ProblemDetails>): Problem {
  return createProblem({ rule: 'x/y', severity: 'error', message: '', path: '/a', pointer: '', ...details });
}

function placed(text: string, details: Partial<ProblemDetails>) {
  const [finding] = placeProblems([problem(details)], document, text, JSON.parse(text));
  if (!finding) throw new Error('A problem was lost.');
  const { line = 0, column = 0, endLine = 0, endColumn = 0 } = finding.problem;
  return { place: `${line}:${column}-${endLine}:${endColumn}`, excerpt: finding.excerpt };
}

describe('the place of a problem', () => {
  const text = '{\n  "a": [1, { "b~/c": "x" }],\n  "d": {}\n}';

  test.each([
    ['a value', '/a/1/b~0~1c', '2:22-2:25'],
    ['a number', '/a/0', '2:9-2:10'],
    ['something missing, where what should hold it begins', '/a/1/missing/deeper', '2:12-2:27'],
    ['the whole document', '', '1:1-4:2'],
    ['an empty object', '/d', '3:8-3:10'],
  ])('is that of %s', (_what, pointer, place) => expect(placed(text, { pointer }).place).toBe(place));

  test('is the name of a field, where that is what is wrong', () =>
    expect(placed(text, { rule: 'schema/unknown-field', pointer: '/d' }).place).toBe('3:3-3:6'));

  test('is the last of a repeated field, which is the one that counts', () =>
    expect(placed('{"a": 1, "a": 22}', { pointer: '/a' }).place).toBe('1:15-1:17'));

  test('counts lines from where the document begins in its file', () => {
    const [finding] = placeProblems([problem({})], { name: 'a.ndjson', line: 7 }, '{}', {});
    expect([finding?.problem.line, finding?.problem.endLine, finding?.excerpt?.line]).toEqual([7, 7, 7]);
  });

  test('of several problems goes up', () => {
    const findings = placeProblems(
      ['/d', '/a/0', ''].map((pointer) => problem({ pointer })),
      document,
      text,
      JSON.parse(text),
    );
    expect(findings.map((finding) => finding.problem.pointer)).toEqual(['', '/a/0', '/d']);
  });

  test('is found again in any document, by any pointer in it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(undefined, 0, 3), (value, indent) => {
        const written = JSON.stringify(value, null, indent);
        for (const [pointer, inner] of everyValue(value)) {
          const [finding] = placeProblems([problem({ pointer })], document, written, value);
          const { line = 0, column = 0, endLine = 0, endColumn = 0 } = finding?.problem ?? {};
          const found = written.slice(offset(written, line, column), offset(written, endLine, endColumn));
          expect(JSON.stringify(JSON.parse(found))).toBe(JSON.stringify(inner));
        }
      }),
    );
  });
});

describe('the place of a character in a field', () => {
  test('is the very character, through every escape', () => {
    // Each unit on its own may be written as it is or as an escape.
    const unit = fc.tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.boolean());
    fc.assert(
      fc.property(
        fc.array(unit, { maxLength: 20 }),
        unit,
        fc.array(unit, { maxLength: 20 }),
        (before, mark, behind) => {
          const text = (units: readonly (readonly [string, boolean])[]): string =>
            units.map(([all]) => all).join('');
          const field = `"${[...before, mark, ...behind].map(written).join('')}"`;
          const json = `{\r\n\t"data": [${field}]}`;
          const start = text(before).length;
          const { place, excerpt } = placed(json, {
            pointer: '/data/0',
            within: { start, end: start + mark[0].length },
          });
          const column = 12 + before.map(written).join('').length;
          expect(place).toBe(`2:${column}-2:${column + written(mark).length}`);
          // Without escapes, the line of JSON shows the field as it is.
          const { text: shown = '', start: from, end: to } = excerpt?.decoded ?? excerpt?.marked ?? {};
          expect(shown.slice(from, to)).toBe(mark[0]);
          expect(excerpt?.decoded !== undefined).toBe(field.includes('\\'));
        },
      ),
    );
  });

  test('is cut out of a long field with enough around it', () => {
    const html = `${'a'.repeat(5_000)}<b>${'z'.repeat(5_000)}"`;
    const { excerpt } = placed(JSON.stringify({ html }), {
      pointer: '/html',
      within: { start: 5_000, end: 5_003 },
    });
    const { text = '', start, end, ...cut } = excerpt?.decoded ?? {};
    expect([text.slice(start, end), text.length, cut]).toEqual([
      '<b>',
      403,
      { cutBefore: true, cutBehind: true, isHtml: true },
    ]);
  });

  test('is not shown a second time where JSON writes the field as it is', () => {
    const { excerpt } = placed('{ "alt": "Foto of oats" }', {
      pointer: '/alt',
      within: { start: 0, end: 4 },
    });
    expect(excerpt).toMatchObject({ marked: { start: 10, end: 14 } });
    expect(excerpt).not.toHaveProperty('decoded');
  });
});

function written([text, isEscaped]: readonly [string, boolean]): string {
  if (!isEscaped) return JSON.stringify(text).slice(1, -1);
  return Array.from({ length: text.length }, (_, index) => escaped(text.charCodeAt(index))).join('');
}

function escaped(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

function* everyValue(value: unknown, pointer = ''): Iterable<[string, unknown]> {
  yield [pointer, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* everyValue(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

function offset(text: string, line: number, column: number): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

describe('the place of a problem in words', () => {
  const article = {
    path: '/a',
    title: 'A',
    byline: { authors: [{ name: 'Ana' }] },
    blocks: [
      { id: 'intro', type: 'rich-text', data: { html: '<p>Read <b>what</b> helps.</p>' } },
      {
        type: 'faq',
        data: { header: 'FAQ', items: [{ question: 'How long do I sleep?', answer: '<p>A</p>' }] },
      },
      { id: 'odd', type: 'heding', data: { text: 'x' } },
      { id: 'long', type: 'quote', data: { text: `${'Sleep well. '.repeat(20)}` } },
    ],
  };

  test.each([
    ['a field of a block', '/blocks/0/data/html', 'rich-text', 'Text "Read what helps." (intro), "Text"'],
    ['a block without an id', '/blocks/1', 'faq', /^Questions and answers "FAQ"$/],
    ['an entry of a list', '/blocks/1/data/items/0/answer', 'faq', /, "Answer" in entry 1 of "Questions"$/],
    ['a field beside the data', '/blocks/0/id', 'rich-text', /\(intro\), "Id"$/i],
    ['a type that there is not', '/blocks/2/type', 'heding', 'heding (odd), "Type"'],
    ['a long text', '/blocks/3', 'quote', /^Quote "Sleep well\. Sleep well\. Sleep well\. Sle…" \(long\)$/],
    ['a field around the blocks', '/byline/authors/0/name', undefined, /"Name" in entry 1 of "Authors"/],
    ['the article', '', undefined, ''],
    ['a block that is not there any more', '/blocks/9/data', 'quote', /./],
  ])('names %s', (_what, pointer, blockType, words) => {
    const found = placeInWords(problem({ pointer, ...(blockType ? { blockType } : {}) }), article);
    if (typeof words === 'string') expect(found).toBe(words);
    else expect(found).toMatch(words);
  });
});
