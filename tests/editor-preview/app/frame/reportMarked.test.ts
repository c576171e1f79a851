/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { markedInBlock } from '#editor-preview/app/comments/markedWords.ts';
import { markedDelayMs, reportMarked } from '#editor-preview/app/frame/inFrame/reportMarked.ts';
import type { MarkedOnPage } from '#editor-preview/app/frame/messages.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { prose } from '../../../support/someBlocks.ts';

const html =
  '<p>Take 10<sup>5</sup> CFU, do <del>not</del> crush it. Per m<sup>2</sup>: <ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby> here.</p>' +
  '<p>It helps.<cite data-source="ods"></cite> Adults need 310 mg &amp; more.<br>Next line, 1<sup>1</sup>/2 cups.</p>' +
  '<ul><li>One</li><li>Two <s>days</s></li></ul>';
const onPage = html.replace(
  '<cite data-source="ods"></cite>',
  '<sup data-cite=""><a href="#ods"><span>Source </span>1</a></sup>',
);
const article = readArticle({ json: { path: '/a', title: 'A', blocks: [prose('text', html)] } }, {});

let told: MarkedOnPage | undefined;
beforeAll(() => {
  jest.useFakeTimers();
  reportMarked(
    document,
    (marked) => {
      told = marked;
    },
    () => undefined,
  );
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  told = undefined;
  document.body.innerHTML = `<h1>Title</h1><div data-block-id="text">${onPage}</div>`;
});

/** The place in front of the first letter, or behind the last one, of what the page shows without blanks between elements. */
function placeOf(letters: string, isEnd: boolean): [Text, number] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let left = (document.body.textContent ?? '').indexOf(letters);
  if (left < 0) throw new Error(`The page does not have ${letters}.`);
  if (isEnd) left += letters.length;
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (isEnd ? left <= node.length : left < node.length) return [node, left];
    left -= node.length;
  }
  throw new Error('The page has ended.');
}

test.each([
  ['raised digits', '5', '5', '⁵', 'Take 10'],
  ['a number with raised digits', '105', '105', '10⁵', 'Take '],
  ['the words around raised digits', 'Take', 'CFU', 'Take 10⁵ CFU', ''],
  ['a raised digit of a unit', 'm2', 'm2', 'm²', 'Per '],
  ['a fraction', '11/2', '11/2 cups', '1¹/2 cups', 'line, '],
  ['struck text', 'not', 'not', 'not', ', do '],
  ['the words around struck text', 'do', 'crush', 'do not crush', 'CFU, '],
  ['struck text with the blank in front of it', ' days', ' days', 'days', 'One Two '],
  ['text with its pronunciation', '漢', '字', '漢字', 'm²: '],
  ['more than text with its pronunciation', 'Per', 'here', 'Per m²: 漢字 here', 'it. '],
  ['words on both sides of the number of a source', 'helps', 'Adults', 'helps. Adults', 'here. It '],
  ['words behind the number of a source', 'Adults', '310', 'Adults need 310', 'helps. '],
  ['two lines', 'more', 'Next', 'more. Next', ' & '],
  ['two paragraphs', 'here', 'It', 'here. It', '字 '],
  ['two items', 'One', 'Two', 'One Two', 'cups. '],
])('%s are words of the field, in their place', (_what, first, last, words, before) => {
  document.getSelection()?.setBaseAndExtent(...placeOf(first, false), ...placeOf(last, true));
  document.dispatchEvent(new Event('selectionchange'));
  jest.advanceTimersByTime(markedDelayMs);
  const marked = told && markedInBlock(article, 'text', told);
  expect(marked).toMatchObject({ pointer: '/data/html', words: { text: words } });
  expect(marked?.words?.before.endsWith(before)).toBe(true);
});

test('neither the number of a source nor how a word is pronounced is text of its own', () => {
  for (const added of ['Source 1', 'かん']) {
    document.getSelection()?.setBaseAndExtent(...placeOf(added, false), ...placeOf(added, true));
    document.dispatchEvent(new Event('selectionchange'));
    jest.advanceTimersByTime(markedDelayMs);
    expect(told && markedInBlock(article, 'text', told)).toBeUndefined();
  }
});
