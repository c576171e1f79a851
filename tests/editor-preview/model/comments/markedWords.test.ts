import fc from 'fast-check';
import { contextLength, findWords, markWords } from '#editor-preview/model/comments/markedWords.ts';

const words = ['take', 'it', 'with', 'food', 'and', 'not', 'late', 'a', 'dose'];
const prose = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 })
  .map((list) => list.join(' '));
const plain = fc
  .integer({ min: 6, max: 60 })
  .map((count) => Array.from({ length: count }, (_, at) => `word${at}`));
const two = fc.tuple(fc.nat(10_000), fc.nat(10_000));

function part(length: number, [one, other]: readonly [number, number]): [start: number, end: number] {
  const start = one % length;
  return [start, start + 1 + (other % (length - start))];
}

const found = (text: string, marked: ReturnType<typeof markWords>) => {
  const place = findWords(text, marked);
  return place && { words: text.slice(place.start, place.end), ...place };
};

describe('marked words', () => {
  test('are found where they are, however often they come', () => {
    fc.assert(
      fc.property(prose, two, (text, draw) => {
        const [start, end] = part(text.length, draw);
        expect(findWords(text, markWords(text, start, end))).toEqual({ start, end, isReworded: false });
      }),
    );
  });

  test('are found with what is around them, whatever is written further away', () => {
    fc.assert(
      fc.property(prose, two, prose, prose, (text, draw, earlier, later) => {
        const [start, end] = part(text.length, draw);
        const marked = markWords(text, start, end);
        const from = Math.max(0, start - contextLength);
        const now = `${earlier} ${text.slice(from, end + contextLength)} ${later}`;
        const place = found(now, marked);
        expect(place).toMatchObject({ words: marked.text, isReworded: false });
        expect(now.slice(0, place?.start).endsWith(marked.before)).toBe(true);
        expect(now.slice(place?.end).startsWith(marked.after)).toBe(true);
      }),
    );
  });

  test('are found with their raised digits on the line or above it', () => {
    const shown = 'Take 10⁶ units of 106 a day, pH 10⁻⁷.';
    for (const [text, before, start] of [
      ['106 units', 'Take ', 5],
      ['10⁶ units', 'Take ', 5],
      ['106', 'units of ', 18],
      ['10-7', ' a day, pH ', 32],
      ['10−7', ' a day, pH ', 32],
    ] as const)
      expect(findWords(shown, { text, before, after: '', at: before.length })).toEqual({
        start,
        end: start + text.length,
        isReworded: false,
      });
  });

  test('that are reworded are what stands now between what was around them', () => {
    fc.assert(
      fc.property(plain, two, prose, (list, draw, instead) => {
        const [start, end] = part(list.length, draw);
        const before = list
          .slice(0, start)
          .map((word) => `${word} `)
          .join('');
        const after = list
          .slice(end)
          .map((word) => ` ${word}`)
          .join('');
        const middle = list.slice(start, end).join(' ');
        fc.pre(instead.length <= 2 * middle.length && before.length + after.length > 2 * contextLength);
        const marked = markWords(before + middle + after, before.length, before.length + middle.length);
        expect(found(before + instead + after, marked)).toMatchObject({ words: instead, isReworded: true });
      }),
    );
  });

  test('are not reworded where they stand between what was around them, however little that is', () => {
    const text = 'Take 105 CFU a day, do not crush it.';
    const marked = {
      text: 'not',
      before: 'Something else. CFU a day, do ',
      after: ' crush it. And more behind it',
      at: 30,
    };
    expect(found(text, marked)).toMatchObject({ words: 'not', isReworded: false });
  });

  test('are not found inside other words, unless they were marked there', () => {
    expect(findWords('It is a mistake, or mistaken.', markWords('You take it.', 4, 8))).toBeUndefined();
    expect(findWords('No mistake.', markWords('A mistake.', 5, 9))).toMatchObject({ start: 6, end: 10 });
  });

  test('that are taken out are gone', () => {
    fc.assert(
      fc.property(plain, two, (list, draw) => {
        const [start, end] = part(list.length, draw);
        fc.pre(end - start < list.length);
        const text = list.join(' ');
        const from = text.indexOf(list[start] ?? '');
        const middle = list.slice(start, end).join(' ');
        const marked = markWords(text, from, from + middle.length);
        expect(findWords([...list.slice(0, start), ...list.slice(end)].join(' '), marked)).toBeUndefined();
      }),
    );
  });

  test('lead nowhere outside a text, whatever text that is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), two, (text, other, draw) => {
        fc.pre(text !== '');
        const place = findWords(other, markWords(text, ...part(text.length, draw)));
        if (!place) return;
        expect(place.start).toBeGreaterThanOrEqual(0);
        expect(place.end).toBeGreaterThan(place.start);
        expect(place.end).toBeLessThanOrEqual(other.length);
      }),
    );
  });

  test.each([
    [
      'moved to another sentence',
      'Take magnesium with food. It may cause loose stools.',
      'loose stools',
      'Loose talk. In high doses, loose stools are common.',
      'loose stools',
    ],
    [
      'with a word between them',
      'Adults need about 300 mg of magnesium a day from all sources.',
      'about 300 mg of magnesium a day',
      'From food and supplements, adults need about 350 mg of elemental magnesium a day in all.',
      'about 350 mg of elemental magnesium a day',
    ],
    [
      'in the one sentence, though the same words stand elsewhere',
      'Magnesium helps. Zinc does not. Sleep well.',
      'Zinc',
      'Magnesium helps. Copper does not. Sleep well. Of Zinc we know little.',
      'Copper',
    ],
    ['as the whole text', 'Better sleep', 'Better sleep', 'Sounder nights', 'Sounder nights'],
  ])('are found %s', (_how, before, text, now, expected) => {
    const start = before.indexOf(text);
    expect(found(now, markWords(before, start, start + text.length))?.words).toBe(expected);
  });

  test('are gone where a text has become another one', () => {
    const before = 'Take it with food. It may upset the stomach.';
    expect(findWords('Sources and further reading', markWords(before, 13, 17))).toBeUndefined();
    expect(findWords('', markWords(before, 0, before.length))).toBeUndefined();
  });

  test('of a very long text are found in time', () => {
    const long = 'a '.repeat(50_000);
    expect(findWords(long, markWords(long, 2, 3))?.start).toBe(2);
    expect(findWords(long, { text: 'b c d', before: 'e', after: 'f', at: 9 })).toBeUndefined();
  });
});
