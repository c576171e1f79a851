import { valueAt } from '#contracts/json/jsonPointer.ts';
import { phrases } from '#rules/testing/examples.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';

interface Met {
  text: string;
  field: string;
  pointer: string;
  owner: object;
}

function textsIn(data: unknown, fields: readonly string[]): Met[] {
  const met: Met[] = [];
  forEachText(data, fields, (text, { field, pointer, owner }) => met.push({ text, field, pointer, owner }));
  return met;
}

describe('the texts in fields', () => {
  const data = {
    title: 'a',
    cards: [
      { image: { src: 'b' }, links: ['c', 'd'] },
      { image: {}, links: [] },
      { image: { src: 'e' }, links: ['f'] },
    ],
    rows: [['g'], [], ['h', 'i']],
  };

  it('are met field by field, each at its place and with what holds it', () => {
    const met = textsIn(data, ['/rows/*/*', '/cards/*/image/src', '/title', '/cards/*/links/*']);

    expect(met.map(({ text, pointer }) => `${text} ${pointer}`)).toEqual(
      phrases(`
        g /rows/0/0 | h /rows/2/0 | i /rows/2/1 | b /cards/0/image/src | e /cards/2/image/src | a /title
        c /cards/0/links/0 | d /cards/0/links/1 | f /cards/2/links/0
      `),
    );
    for (const { text, pointer, field, owner } of met) {
      expect(valueAt(data, pointer)).toBe(text);
      expect(owner).toBe(valueAt(data, pointer.slice(0, pointer.lastIndexOf('/'))));
      expect(pointer.replaceAll(/\d+/g, '*')).toBe(field);
    }
  });

  it.each([
    ['a text where a group is expected', { cards: 'a' }],
    ['a group where a list is expected', { cards: { 0: { image: { src: 'a' } } } }],
    ['a list where a text is expected', { title: ['a'], cards: [{ image: { src: ['a'] } }] }],
    ['nothing', { title: null, cards: [null, undefined, { image: null }] }],
    ['no data', undefined],
  ])('are none in %s', (_what, value) =>
    expect(textsIn(value, ['/title', '/cards/*/image/src', ''])).toEqual([]),
  );

  it('are the own ones only', () => expect(textsIn(Object.create({ title: 'a' }), ['/title'])).toEqual([]));
});
