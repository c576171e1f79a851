import { piece } from '#cli/check/excerpt.ts';
import { codeFrame } from '#cli/report/codeFrame.ts';

const plain = { dim: (text: string) => text, mark: (text: string) => text };

function rows(text: string, part: string, width = 60): string[] {
  const start = text.indexOf(part);
  return codeFrame({ line: 1, marked: piece(text, { start, end: start + part.length }) }, width, plain);
}

describe('the lines around a finding', () => {
  test('have a caret under each character that is meant', () =>
    expect(rows('{ "type": "heding" }', '"heding"')).toEqual([
      '  1 │ { "type": "heding" }',
      '    │           ^^^^^^^^',
    ]));

  test.each([
    ['wide characters', '漢字 x', 'x', '         ^'],
    ['wide characters themselves', 'ab 漢字 x', '漢字', '       ^^^^'],
    ['combining accents', 'cafe\u0301 x', 'x', '         ^'],
    ['an emoji of several characters', '👩‍🔬 x', 'x', '       ^'],
    ['a flag', '🇨🇭 x', 'x', '       ^'],
    ['a tab, which is shown as a blank', '\tx', 'x', '     ^'],
    ['a control character, which is shown as its escape', '\u0007x', 'x', '          ^'],
    ['a space of no width, which is shown as its escape', '\u200Bx', 'x', '          ^'],
    ['a joiner of emoji, which is not', '👩\u200D🔬 x', 'x', '       ^'],
  ])('have it in the right column behind %s', (_what, text, part, carets) =>
    expect(rows(text, part)[1]?.slice(2)).toBe(`  │ ${carets.slice(4)}`),
  );

  test('are cut to the width, with what is meant in sight', () => {
    const shown = rows(`${'a'.repeat(300)}X${'b'.repeat(300)}`, 'X');
    for (const row of shown) expect(row.length).toBeLessThanOrEqual(60);
    const [line = '', carets = ''] = shown;
    expect(line[carets.indexOf('^')]).toBe('X');
    expect(line).toMatch(/ …a+Xb+…$/);
  });

  test('mark something too long as far as there is room', () => {
    const [line = '', carets = ''] = rows(`{ "html": "${'x'.repeat(500)}" }`, `"${'x'.repeat(500)}"`);
    expect([line.length, line.endsWith('x…'), carets.length]).toEqual([60, true, 59]);
  });

  test('call a text that is no HTML a text', () => {
    const marked = piece('"a \\"b\\" c"', { start: 3, end: 8 });
    const decoded = { ...piece('a "b" c', { start: 2, end: 5 }), isHtml: false };
    expect(codeFrame({ line: 1, marked, decoded }, 60, plain).slice(2)).toEqual([
      '  text │ a "b" c',
      '       │   ^^^',
    ]);
  });

  test('are shown before and behind, too, and the field of HTML as a browser reads it', () => {
    const shown = codeFrame(
      {
        line: 10,
        before: '  "id": "a",',
        marked: piece('  "html": "\\u003cb\\u003e"', { start: 11, end: 17 }),
        after: '}',
        decoded: { ...piece('<b>', { start: 0, end: 1 }), isHtml: true },
      },
      60,
      plain,
    );
    expect(shown).toEqual([
      '     9 │   "id": "a",',
      '    10 │   "html": "\\u003cb\\u003e"',
      '       │            ^^^^^^',
      '    11 │ }',
      '  HTML │ <b>',
      '       │ ^',
    ]);
  });
});
