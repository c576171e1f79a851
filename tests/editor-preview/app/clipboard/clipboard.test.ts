/** @jest-environment jsdom */
import { isPictureAlone } from '#editor-preview/app/clipboard/clipboard.ts';

const pictures = [new File(['x'], 'image.png', { type: 'image/png' })];

test.each<[string, Parameters<typeof isPictureAlone>[0], boolean]>([
  ['a picture file', { html: '', text: '', pictures }, true],
  [
    'a picture of a web page, with its address',
    { html: '<meta charset="utf-8"><img src="https://example.org/a.png">', text: '', pictures },
    true,
  ],
  ['a text of a word processor, with a picture of it', { html: '<p>One</p>', text: 'One', pictures }, false],
  ['a text with a picture in it', { html: '<p>One <img src="a.png"></p>', text: '', pictures }, false],
  ['a text', { html: '', text: 'One', pictures: [] }, false],
  ['nothing', { html: '', text: '', pictures: [] }, false],
])('%s', (_what, clipboard, expected) => expect(isPictureAlone(clipboard)).toBe(expected));
