/** @jest-environment jsdom */

import { placeAfterLetters, placesOfMarked } from '#editor-preview/app/forms/rich-text/placeAfterLetters.ts';
import { readProse } from '#editor-preview/app/forms/rich-text/proseHtml.ts';
import { sourcesIn } from '#editor-preview/app/forms/rich-text/SourcePrompt.tsx';
import { createTypingBuffer } from '#editor-preview/app/forms/typingBuffer.ts';
import { readArticle } from '#editor-preview/model/readValue.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';

describe('what is typed while the text editor is loaded', () => {
  const typing = () => {
    const stopped: string[] = [];
    const kept = createTypingBuffer();
    const press = (key: string, held: object = {}): void =>
      kept.onKeyDown({
        key,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        ...held,
        preventDefault: () => stopped.push(key),
        stopPropagation: () => undefined,
      } as never);
    return { kept, press, stopped };
  };

  test('is kept in its order, and given once', () => {
    const { kept, press } = typing();
    const keys = ['Z', 'i', 'm', 'Backspace', 'n', 'c', 'Enter', '/', 'Shift', '😀'];
    for (const key of keys) press(key);
    expect(kept.takeText()).toBe('Zinc /😀');
    for (const key of keys) press(key);
    const step = { alter: 'extend', direction: 'backward', granularity: 'character', deletes: true };
    expect(kept.take()).toEqual(['Zim', step, 'nc /😀']);
    expect(kept.take()).toEqual([]);
  });

  test('is not taken for keys of the tool, and those are not taken for texts', () => {
    const { kept, press, stopped } = typing();
    press('/');
    press('k', { ctrlKey: true });
    press('Tab');
    expect(stopped).toEqual(['/']);
    expect(kept.takeText()).toBe('/');
  });

  test('is kept where it is pasted, too', () => {
    const { kept } = typing();
    const clipboardData = { getData: () => 'from\n elsewhere' };
    kept.onPaste({ clipboardData, preventDefault: () => undefined } as never);
    expect(kept.takeText()).toBe('from elsewhere');
  });
});

test.each([
  ['<p>Take <b>zinc</b> now</p>', 'Takezi'.length, 'Take zi'],
  ['<p>One</p><ul><li>Two  three</li></ul>', 'OneTwoth'.length, 'OneTwo th'],
  ['<p>One</p>', 0, ''],
])('in %s, the caret stands behind letter %i', (html, letters, before) => {
  const document = readProse(html, 'blocks');
  const place = placeAfterLetters(document, letters);
  expect(document.textBetween(0, place ?? -1)).toBe(before);
});

test('behind more letters than there are, the caret stands nowhere', () =>
  expect(placeAfterLetters(readProse('<p>One</p>', 'blocks'), 9)).toBeUndefined());

test.each([
  ['<p>Take <b>zinc</b> now</p>', 4, 8, 'zinc', 'zinc'],
  ['<p>Take <b>zinc</b> now</p>', 4, 8, ' zinc ', ' zinc '],
  ['<p>Take <b>zinc</b> now</p>', 8, 8, ' ', ' '],
  ['<p>One</p><p>Two</p>', 3, 6, 'Two', 'Two'],
  ['<p>One</p><p>Two</p>', 3, 6, '\n  Two\n', 'Two'],
  ['<p>One</p><p>Two</p>', 0, 6, 'One\nTwo', 'One|Two'],
])('in %s, letters %i to %i marked as “%s” are “%s”', (html, from, to, text, marked) => {
  const document = readProse(html, 'blocks');
  const places = placesOfMarked(document, { from, to, text });
  expect(places && document.textBetween(places.from, places.to, '|')).toBe(marked);
});

test('marked words that a text does not have are nowhere', () =>
  expect(placesOfMarked(readProse('<p>One</p>', 'blocks'), { from: 2, to: 9, text: 'e' })).toBeUndefined());

test('the sources of an article are offered by their titles, in the order of their numbers', () => {
  const items = [
    { id: 'nih', title: 'Magnesium: Fact Sheet', publisher: 'NIH', year: 2024 },
    { id: 'bare' },
    { title: 'Without an id' },
  ];
  const json = { path: '/a', title: 'A', blocks: [{ id: 's', type: 'sources', data: { items } }] };
  expect(sourcesIn(readArticle({ json }, blockFields))).toEqual([
    { id: 'nih', title: 'Magnesium: Fact Sheet', detail: 'NIH, 2024' },
    { id: 'bare', title: 'bare', detail: '' },
  ]);
});
