/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { pointerKeys, valueAt } from '#contracts/json/jsonPointer.ts';
import { triedExamples } from '../../../../support/blockExamples.ts';
import { pressOn, tracedPage } from './tracedBlocks.ts';

const example = (type: string, name: string): { id: string; type: string; data: unknown } => ({
  id: 'block',
  type,
  data: JSON.parse(readFileSync(`fixtures/blocks/${type}.${name}.json`, 'utf8')).data,
});
const faq = {
  id: 'faq',
  type: 'faq',
  data: {
    title: 'Questions',
    items: [
      { question: 'Is it safe?', answer: '<p>Yes, <b>for most</b> people.</p><p>Ask first.</p>' },
      { question: 'Is it safe?', answer: 'Is it safe?' },
    ],
  },
};

const quote = {
  id: 'q',
  type: 'quote',
  data: { author: 'Mies', title: 'Architect', text: 'Less is more.', header: 'Said' },
};

test('of fields with the same text, the very one is told that was pressed', () => {
  const { fields } = tracedPage([faq]);
  const pointers = [0, 1, 2].map((which) => fields.at(pressOn('Is it safe?', 0, which))?.chosen.pointer);
  expect(pointers).toEqual(['/data/items/0/question', '/data/items/1/question', '/data/items/1/answer']);
});

test('a plain text can be written where it stands, with the caret where it was pressed', () => {
  const { fields } = tracedPage([faq]);
  expect(fields.at(pressOn('Is it safe?', 6))).toEqual({
    chosen: { block: 'faq', pointer: '/data/items/0/question' },
    caret: 6,
    canWrite: true,
  });
});

test('of formatted text, it is told before which letter it was pressed', () => {
  const { fields } = tracedPage([faq]);
  const pressed = fields.at(pressOn('Ask first.', 4));
  expect(pressed).toEqual({
    chosen: { block: 'faq', pointer: '/data/items/0/answer' },
    caret: 'Yes,formostpeople.Ask'.length,
  });
});

describe('a plain text of several paragraphs', () => {
  const text = 'Less is more.\n\nGod is in\nthe details.';

  test('opens its field at the letter that was pressed, and is not written on the page', () => {
    const { fields } = tracedPage([{ ...quote, data: { ...quote.data, text } }]);
    const chosen = { block: 'q', pointer: '/data/text' };
    expect(fields.at(pressOn('God is in', 4))).toEqual({ chosen, caret: text.indexOf('is in') });
    expect(fields.at(pressOn('the details.'))).toEqual({ chosen, caret: text.indexOf('the details.') });
    expect(fields.at(pressOn('the details.', 12))).toEqual({ chosen, caret: text.length });
    expect(fields.textOf(chosen)).toBeUndefined();
  });

  test('is found with all its lines', () => {
    const { fields } = tracedPage([{ ...quote, data: { ...quote.data, text } }]);
    const lines = fields
      .shownBy({ block: 'q', pointer: '/data/text' })
      .map((shown) => (shown.kind === 'text' ? shown.node.data.trim() : shown.kind));
    expect(lines).toEqual(['Less is more.', 'God is in', 'the details.']);
  });
});

test('a text that stands among others is told by the piece that was pressed', () => {
  const { fields } = tracedPage([quote]);
  expect(fields.at(pressOn('Mies'))?.chosen.pointer).toBe('/data/author');
  expect(fields.at(pressOn('Architect'))?.chosen.pointer).toBe('/data/title');
});

test('a picture is told by its address, and a cell by its place in the table', () => {
  const { fields } = tracedPage([example('image', 'typical')]);
  const picture = document.querySelector('img');
  if (!picture) throw new Error('There is no picture.');
  expect(fields.at({ element: picture, text: undefined })?.chosen).toEqual({
    block: 'block',
    pointer: '/data/src',
  });
  const table = {
    id: 't',
    type: 'table',
    data: {
      columns: ['Food', 'Dose'],
      rows: [
        ['Oats', '10'],
        ['Nuts', '10'],
      ],
    },
  };
  const { fields: cells } = tracedPage([table]);
  expect(cells.at(pressOn('10', 0, 1))?.chosen.pointer).toBe('/data/rows/1/1');
});

test.each([
  ['beside its words', false],
  ['on its words', true],
])(
  'a cell that is pressed %s is found by a few renderings, however many cells say the same',
  (_, isOnWords) => {
    const rows = Array.from({ length: 60 }, () => ['Oats', '10', '10', '10']);
    const { fields, column, trials } = tracedPage([
      { id: 't', type: 'table', data: { columns: ['Food', 'Dose', 'Once', 'Twice'], rows } },
    ]);
    const cell = column.querySelectorAll('tbody tr')[40]?.querySelectorAll('td, th')[2];
    if (!cell) throw new Error('The table has no such cell.');
    const point = isOnWords ? pressOn('10', 1, 40 * 3 + 1) : { element: cell, text: undefined };
    expect(cell.contains(point.element)).toBe(true);
    expect(fields.at(point)?.chosen.pointer).toBe('/data/rows/40/2');
    expect(trials()).toBeLessThan(4);
  },
);

test('what is computed opens its field, and is not written where it stands', () => {
  const { fields } = tracedPage([example('scorecard', 'typical')]);
  const data = example('scorecard', 'typical').data;
  const numbers = [...document.querySelectorAll('[data-block-id] *')].flatMap((element) => {
    const [text] = element.childNodes;
    return element.children.length === 0 && text instanceof Text && /^[\d.]+$/.test(text.data) ? [text] : [];
  });
  const [first] = numbers;
  if (!first?.parentElement) throw new Error('The scorecard shows no number.');
  const found = fields.at({ element: first.parentElement, text: { node: first, offset: 0 } });
  expect(valueAt({ data }, found?.chosen.pointer ?? '/none')).toEqual(expect.any(Number));
  expect(found?.canWrite).toBeUndefined();
});

test('a field is told of an item that is shown, where an item before it is not', () => {
  const broken = { ...faq, data: { ...faq.data, items: [{ answer: 7 }, ...faq.data.items] } };
  const { fields } = tracedPage([broken]);
  expect(fields.at(pressOn('Is it safe?'))?.chosen.pointer).toBe('/data/items/1/question');
});

test('the title of the article is told, though no block has it', () => {
  const { fields } = tracedPage([faq], { title: 'What is safe' });
  expect(fields.at(pressOn('What is safe', 5))).toEqual({
    chosen: { block: '', pointer: '/title' },
    caret: 5,
    canWrite: true,
  });
  expect(fields.textOf({ block: '', pointer: '/title' })?.node.data).toBe('What is safe');
});

test('a field is found on a page that scripts have changed', () => {
  const { fields, column } = tracedPage([quote]);
  column.querySelector('[data-block-id] > *')?.prepend(document.createElement('button'));
  expect(fields.textOf({ block: 'q', pointer: '/data/header' })?.node.data).toBe('Said');
});

test('a field follows the page when that is rendered again', () => {
  const { fields, show } = tracedPage([quote]);
  show([{ ...quote, data: { ...quote.data, header: 'Asked' } }]);
  expect(fields.textOf({ block: 'q', pointer: '/data/header' })?.node.data).toBe('Asked');
});

test('what comes from no field of the block is told by the block alone', () => {
  const { fields } = tracedPage([quote]);
  const own = document.createElement('span');
  document.querySelector('blockquote')?.append(own);
  expect(fields.at({ element: own, text: undefined })).toEqual({ chosen: { block: 'q' } });
});

test('of a block, its texts are told in reading order', () =>
  expect(
    tracedPage([quote])
      .fields.textsOf('q')
      .map(({ pointer }) => pointer),
  ).toEqual(['/data/header', '/data/text', '/data/author', '/data/title']));

test.each(triedExamples().filter(([, name]) => name === 'typical'))(
  'of %s, %s, each text that is offered for writing is what its field has',
  (type, name) => {
    const block = example(type, name);
    const { fields } = tracedPage([block]);
    for (const { pointer } of fields
      .textsOf('block')
      .filter(({ isHtml }) => !isHtml)
      .slice(0, 3)) {
      const text = fields.textOf({ block: 'block', pointer });
      expect(text?.node.data.slice(text.start, text.end)).toBe(valueAt(block, pointer));
      expect(pointerKeys(pointer)[0]).toBe('data');
      const parent = text?.node.parentElement;
      if (!text || !parent) throw new Error('The text is not on the page.');
      const pressed = fields.at({ element: parent, text: { node: text.node, offset: text.start } });
      expect(valueAt(block, pressed?.chosen.pointer ?? '')).toBe(valueAt(block, pointer));
    }
  },
);
