/** @jest-environment jsdom */
import { readArticle } from '../../../contracts/editing/readValue.ts';
import {
  blockNamed,
  elementShowing,
  fieldShownBy,
} from '../../../editor-preview/frame/inFrame/fieldsOnPage.ts';
import { keyedChosen, plainChosen } from '../../../editor-preview/frame/usePreviewFrame.ts';
import { blockFields } from '../../../schemas/generated/blockFields.ts';

const block = {
  id: 'faq',
  type: 'faq',
  data: {
    title: 'Questions',
    items: [
      { question: 'Does it help?', answer: '<p>Yes, <b>some</b>.</p>' },
      { question: 'Is it safe?', answer: '<p>Ask a doctor.</p>' },
      { question: 'The same', answer: 'The same' },
    ],
    image: { src: '/media/a.png', alt: 'A bowl' },
  },
};

/** As its widget may show it. */
document.body.innerHTML = `
  <div id="block"><h2>Questions</h2>
    <section><h3> Does it
      help? </h3><div class="answer"><p>Yes, <b>some</b>.</p></div></section>
    <section><h3>The same</h3><div>The same</div></section>
    <img src="/media/a.png?w=2" alt="A bowl"><p>Made of no field</p></div>`;
const around = document.getElementById('block');
if (!around) throw new Error('The block is gone.');
const at = (selector: string): Element => {
  const found = around.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

test.each([
  ['a text', 'h2', '/data/title'],
  ['a text in a list, however it is broken into lines', 'h3', '/data/items/0/question'],
  ['a part of rich text', 'b', '/data/items/0/answer'],
  ['an attribute', 'img', '/data/image/alt'],
  ['what two fields say', 'section:nth-of-type(2) h3', undefined],
  ['what no field says', ':scope > p', undefined],
])('an element with %s is told by it', (_what, selector, pointer) => {
  expect(fieldShownBy(at(selector), around, block)).toBe(pointer);
});

test.each([
  ['/data/title', 'h2'],
  ['/data/items/0/answer', '.answer > p'],
  ['/data/image/alt', 'img'],
])('%s is shown by the innermost element that says it', (pointer, selector) => {
  expect(elementShowing(pointer, around, block)).toBe(at(selector));
});

test('a field that shows nowhere has no element', () => {
  expect(elementShowing('/data/items/1/question', around, block)).toBeUndefined();
  expect(elementShowing('/data/nothing', around, block)).toBeUndefined();
});

test('a block is found however deep it stands', () => {
  const inner = { id: 'in', type: 'heading', data: {} };
  const article = { blocks: [block, { id: 'out', type: 'basic', data: { nodes: [inner] } }] };
  expect(blockNamed('in', article)).toBe(inner);
  expect(blockNamed('none', article)).toBeUndefined();
});

describe('between the keys of changes and the positions on the page', () => {
  const written = {
    json: { path: '/a', title: 'A', blocks: [block] },
    keys: { '/blocks/0/data/items': ['k7', 'k1', 'k9'] },
  };
  const article = readArticle(written, blockFields);
  const keyed = { block: 'faq', pointer: '/data/items/k1/question' };
  const plain = { block: 'faq', pointer: '/data/items/1/question' };

  test('a place is told in both ways', () => {
    expect(plainChosen(article, keyed)).toEqual(plain);
    expect(keyedChosen(article, plain)).toEqual(keyed);
    expect(keyedChosen(article, { block: 'faq' })).toEqual({ block: 'faq' });
  });

  test('what is not in the article is not told to the editor, such as a disclosure that the page adds', () => {
    expect(keyedChosen(article, { block: 'affiliate-disclosure' })).toBeUndefined();
  });
});
