/** @jest-environment jsdom */

import { markedInBlock, markedInField, selectionInForm } from '#editor-preview/app/comments/markedWords.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { articleOf, prose } from '../../../support/someBlocks.ts';

const article = readArticle(
  {
    json: articleOf('/a', 'A', [
      prose('text', '<p>Take it <strong>with food</strong>.</p><p>Not with food &amp; coffee.</p>'),
      { id: 'list', type: 'list', data: { items: [{ text: 'One cup' }, { text: 'Two cups' }] } },
    ]),
  },
  {},
);

describe('words that are marked', () => {
  test('on the page are those of the field that has them, by what is around them', () => {
    const marked = { text: 'with food', before: 'Take it with food.Not ', after: ' & coffee.' };
    expect(markedInBlock(article, 'text', marked)).toEqual({
      block: 'text',
      pointer: '/data/html',
      words: { text: 'with food', before: 'Take it with food. Not ', after: ' & coffee.', at: 23 },
    });
    expect(markedInBlock(article, 'list', { text: 'Two\ncups', before: '', after: '' })).toMatchObject({
      pointer: '/data/items/1/text',
      words: { text: 'Two cups', at: 0 },
    });
  });

  test('may be marked with the blanks around them', () => {
    expect(markedInBlock(article, 'list', { text: 'One ', before: '', after: 'cup' })).toMatchObject({
      words: { text: 'One', after: ' cup' },
    });
    expect(markedInBlock(article, 'list', { text: ' cup', before: 'One', after: '' })).toMatchObject({
      words: { text: 'cup', before: 'One ' },
    });
  });

  test('are nobody’s where no field of the block has them, or they are too many', () => {
    const none = { before: '', after: '' };
    expect(markedInBlock(article, 'list', { ...none, text: 'Sources' })).toBeUndefined();
    expect(markedInBlock(article, 'gone', { ...none, text: 'One cup' })).toBeUndefined();
    expect(markedInBlock(article, 'list', { ...none, text: ' \n' })).toBeUndefined();
    expect(
      markedInField(article, { block: '', pointer: '/title' }, { ...none, text: 'A'.repeat(600) }),
    ).toBeUndefined();
  });

  test('in the form are those of the field that has the focus', () => {
    document.body.innerHTML =
      '<div data-field="/data/text"><textarea>Take it with food.</textarea></div>' +
      '<div data-field="/data/html"><div contenteditable tabindex="0"><p>Not <b>with</b> food.</p></div></div><button>Go</button>';
    const text = document.querySelector('textarea');
    text?.focus();
    expect(selectionInForm(document)).toBeUndefined();
    text?.setSelectionRange(8, 12);
    expect(selectionInForm(document)).toEqual({
      pointer: '/data/text',
      marked: { text: 'with', before: 'Take it ', after: ' food.' },
    });
    document.querySelector<HTMLElement>('[contenteditable]')?.focus();
    const bold = document.querySelector('b');
    if (bold) document.getSelection()?.selectAllChildren(bold);
    expect(selectionInForm(document)).toEqual({
      pointer: '/data/html',
      marked: { text: 'with', before: 'Not ', after: ' food.' },
    });
    document.querySelector('button')?.focus();
    expect(selectionInForm(document)).toBeUndefined();
  });
});
