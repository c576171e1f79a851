/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { start } from '#client/behaviours/gifFreeze.ts';

let drawn: unknown[] = [];
let wantsLessMotion = false;
let isLoaded = true;

/** jsdom loads no pictures and has no canvas. */
beforeEach(() => {
  drawn = [];
  wantsLessMotion = false;
  isLoaded = true;
  jest
    .spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get')
    .mockImplementation(() => (isLoaded ? 480 : 0));
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockImplementation(() => 360);
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => isLoaded);
  const context = { drawImage: (picture: unknown) => drawn.push(picture) };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((() => context) as unknown as HTMLCanvasElement['getContext']);
  window.matchMedia = () => ({ matches: wantsLessMotion }) as MediaQueryList;
});

afterEach(() => jest.restoreAllMocks());

const gif = '<img src="/img?src=%2Fmedia%2Fstir.gif&w=100" alt="Powder is stirred" width="480" height="360">';

function show(html: string): void {
  document.body.innerHTML = `<div>${html}</div>`;
  start(document.querySelector('div') as Element);
}

const picture = () => document.querySelector('img') as HTMLImageElement;
const still = () => document.querySelector('canvas');

describe('an animated picture in a review', () => {
  test('is taken out of what would hand it another file, such as its first frame', () => {
    show(`<picture><source srcset="/img?src=stir.gif&w=100&still">${gif}</picture>`);
    const button = screen.getByRole('button', { name: 'Stop animation: Powder is stirred' });
    expect(picture().parentElement).toBe(button);
    expect(document.querySelector('picture')).toBeNull();
  });

  test('is not loaded for readers who want less motion, who see its first frame, until they want it to play', () => {
    wantsLessMotion = true;
    show(`<picture><source srcset="/img?src=stir.gif&w=100&still">${gif}</picture>`);
    const button = screen.getByRole('button', { name: 'Play animation: Powder is stirred' });
    expect(button.querySelector('picture > source + img')).toBe(picture());
    expect([still(), picture().hidden]).toEqual([null, false]);
    fireEvent.click(button);
    expect(document.querySelector('source')).toBeNull();
    expect([button.ariaLabel, still(), picture().parentElement]).toEqual([
      'Stop animation: Powder is stirred',
      null,
      button,
    ]);
    fireEvent.click(button);
    expect([button.ariaLabel, picture().hidden]).toEqual(['Play animation: Powder is stirred', true]);
  });

  test('is frozen for them as soon as it has loaded', () => {
    wantsLessMotion = true;
    isLoaded = false;
    show(gif);
    expect(still()).toBeNull();
    isLoaded = true;
    fireEvent.load(picture());
    expect(still()).toBeTruthy();
  });

  test('that is inserted later can be stopped too, and is prepared once', () => {
    show('<p>Text</p>');
    document.querySelector('p')?.insertAdjacentHTML('afterend', gif);
    fireEvent.load(picture());
    fireEvent.load(picture());
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('that has not loaded has no still to show', () => {
    isLoaded = false;
    show(gif);
    fireEvent.click(screen.getByRole('button'));
    expect(still()).toBeNull();
    expect(picture().hidden).toBe(false);
  });
});

test.each([
  ['a picture that does not move', '<img src="/media/tub.jpg" alt="">'],
  ['a picture that is a link', `<a href="/x">${gif}</a>`],
])('what is left alone %s', (_what, html) => {
  show(html);
  expect(screen.queryByRole('button')).toBeNull();
});
