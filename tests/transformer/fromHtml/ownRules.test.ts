import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { checkOwnRules, type OwnRules, OwnRulesError } from '#transformer/fromHtml/ownRules.ts';

const html = '<p>Before</p><div class="tip"><h4>Tip</h4><p>Drink <b>water</b>.</p></div><p>Behind</p>';
const read = (elements: OwnRules['elements']) => blocksFromHtml(html, { own: { elements: elements ?? {} } });
const text = (written: string) => ({ type: 'rich-text', data: { html: written } });

describe('a rule of the publisher’s', () => {
  test('makes a block of an element', () => {
    const { blocks, notes } = read({
      'div.tip': (element) => ({
        type: 'note',
        data: { title: element.text('h4'), html: element.html('p'), kind: element.attributes.class ?? '' },
      }),
    });
    expect(blocks).toEqual([
      text('<p>Before</p>'),
      { type: 'note', data: { title: 'Tip', html: 'Drink <strong>water</strong>.', kind: 'tip' } },
      text('<p>Behind</p>'),
    ]);
    expect(notes).toEqual([]);
  });

  test('drops an element, and its words stand in a note', () => {
    const { blocks, notes } = read({ '.tip': 'drop' });
    expect(blocks).toEqual([text('<p>Before</p><p>Behind</p>')]);
    expect(notes).toEqual([
      {
        kind: 'lost',
        topic: 'dropped',
        quotation: 'Tip Drink water.',
        place: { block: 0, at: html.indexOf('<div') },
      },
    ]);
  });

  test('that gives no block leaves the element to all others', () =>
    expect(read({ '.tip': () => undefined }).blocks).toEqual(read({}).blocks));

  test.each<[string, OwnRules['elements']]>([
    ['fails', { '.tip': () => Reflect.get(Object(null), 'x').y }],
    ['gives something else', { '.tip': () => ({ type: 'note' }) as never }],
  ])('that %s is named', (_what, elements) => {
    expect(() => read(elements)).toThrow(OwnRulesError);
    expect(() => read(elements)).toThrow(/"\.tip"/);
  });
});

test.each<[unknown, RegExp]>([
  [undefined, /an object/],
  [{ element: {} }, /must not have "element"/],
  [{ elements: { '.tip': 'remove' } }, /"\.tip" must be "keep", "drop", "unwrap" or a function/],
  [{ elements: { 'p:hover': 'drop' } }, /"p:hover" is not supported/],
  [{ shortcodes: [] }, /"shortcodes" must be an object/],
])('%j is refused', (rules, message) => expect(() => checkOwnRules(rules)).toThrow(message));

test('rules that are right are taken', () => {
  const rules = { elements: { 'ul > li.tip, #a [data-x="1"]': 'keep' }, shortcodes: { box: 'drop' } };
  expect(checkOwnRules(rules)).toBe(rules);
});
