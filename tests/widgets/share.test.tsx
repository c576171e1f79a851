/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { copiedFor, copyingFor, start } from '#client/behaviours/share.ts';
import typical from '#fixtures/blocks/share.typical.json' with { type: 'json' };
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { showBlock } from '../support/shownBlock.ts';

const address = 'https://pagewell.example/nutrition/collagen';

function open(context: Partial<BlockContext> = {}, data: object = typical.data): void {
  showBlock('share', data, context);
  const part = document.querySelector('[data-share]');
  if (part) start(part);
}

function linkTo(name: RegExp): [string, Record<string, string>] {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name, hidden: true });
  const [place = '', query = ''] = href.split('?');
  const said = query.split('&').map((pair) => pair.split('=').map(decodeURIComponent));
  return [place, Object.fromEntries(said)];
}

describe('the four links, which need no script', () => {
  test('lead in new tabs to the sites, with address, title and picture', () => {
    showBlock('share', typical.data, {
      articleTitle: 'Collagen: 5 % & more',
      articlePicture: '/media/collagen-table.webp',
    });
    expect(linkTo(/^Facebook/)).toEqual(['https://www.facebook.com/sharer/sharer.php', { u: address }]);
    expect(linkTo(/^X/)).toEqual([
      'https://x.com/intent/post',
      { url: address, text: 'Collagen: 5 % & more' },
    ]);
    expect(linkTo(/^Pinterest/)).toEqual([
      'https://www.pinterest.com/pin/create/button/',
      {
        url: address,
        media: expect.stringMatching(/^https:\/\/pagewell\.example\/img\?/),
        description: 'Collagen: 5 % & more',
      },
    ]);
    expect(linkTo(/^Mail/)).toEqual(['mailto:', { subject: 'Collagen: 5 % & more', body: address }]);
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
    }
  });

  test('lead to the address that search engines know', () => {
    showBlock('share', {}, { contentMeta: { canonicalPath: '/nutrition/collagen-guide' } });
    expect(linkTo(/^Facebook/)[1]).toEqual({ u: 'https://pagewell.example/nutrition/collagen-guide' });
  });

  test.each([undefined, 'http://pictures.example/a.jpg', 'javascript:alert(1)'])(
    'name no picture where there is none that a page may load: %s',
    (articlePicture) => {
      showBlock('share', {}, { articlePicture });
      expect(linkTo(/^Pinterest/)[1]).not.toHaveProperty('media');
    },
  );

  test.each(['"><script>alert(1)</script>', '\ud800 half a letter', '&url=https://evil.example', '日本語'])(
    'hold a title as it is, and nothing that it is not: %j',
    (articleTitle) => {
      const { faults } = showBlock('share', {}, { articleTitle });
      expect(faults).toEqual([]);
      expect(linkTo(/^X/)[1]).toEqual({ url: address, text: articleTitle.toWellFormed() });
    },
  );
});

describe('the button', () => {
  const nativeShare = jest.fn<(shared: ShareData) => Promise<void>>();
  const showModal = jest.fn();
  let isPhone = false;
  let copies: string[] = [];
  let clipboard: { writeText: (text: string) => Promise<void> } | undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    isPhone = false;
    copies = [];
    clipboard = { writeText: async (text) => void copies.push(text) };
    showModal.mockReset();
    nativeShare.mockReset().mockResolvedValue();
    Object.assign(HTMLDialogElement.prototype, { showModal });
    Object.assign(window, {
      matchMedia: (query: string) => ({ matches: isPhone && query === '(width < 768px)' }),
    });
    Object.defineProperty(navigator, 'share', { configurable: true, value: nativeShare });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, get: () => clipboard });
  });
  afterEach(() => jest.useRealTimers());

  const press = (name: string | RegExp) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })));
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const said = () => document.querySelector('output')?.textContent;
  const copyButton = (name: string) => screen.queryByRole('button', { name, hidden: true });

  test('opens the window with the links where there is room for it', async () => {
    open();
    await press('Share this article');
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(nativeShare).not.toHaveBeenCalled();
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect(within(dialog).getAllByRole('link', { hidden: true })).toHaveLength(4);
  });

  test('opens what the phone has for it', async () => {
    isPhone = true;
    open();
    document.title = 'Collagen | Pagewell';
    await press('Share this article');
    expect(nativeShare).toHaveBeenCalledWith({ url: address, title: 'Collagen | Pagewell' });
    expect(showModal).not.toHaveBeenCalled();
  });

  test('opens the window on a phone that has nothing for it', async () => {
    isPhone = true;
    Reflect.deleteProperty(navigator, 'share');
    open();
    await press('Share this article');
    expect(showModal).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['nothing', 'its reader thinks better of it', new DOMException('', 'AbortError'), 0],
    ['the window', 'it fails', new DOMException('', 'NotAllowedError'), 1],
    ['the window', 'it breaks', new TypeError('no'), 1],
  ])('opens %s where %s on the phone', async (_what, _when, failure, windows) => {
    isPhone = true;
    nativeShare.mockRejectedValue(failure);
    open();
    await press('Share this article');
    expect(showModal).toHaveBeenCalledTimes(windows);
  });

  test('copies the link: under way for a second, then said for five', async () => {
    open();
    await press('Copy link');
    expect(copies).toEqual([address]);
    await pass(copyingFor - 1);
    expect(copyButton('Copying …')?.ariaDisabled).toBe('true');
    expect(said()).toBe('');
    await pass(1);
    expect(copyButton('Link Copied!')).toBeTruthy();
    expect(said()).toBe('Link Copied!');
    await pass(copiedFor - 1);
    expect(copyButton('Link Copied!')).toBeTruthy();
    await pass(1);
    expect(copyButton('Copy link')).toBeTruthy();
    expect(said()).toBe('');
  });

  test('copies once, however often it is pressed meanwhile, and again when it was copied', async () => {
    open();
    await press('Copy link');
    await press('Copying …');
    await pass(copyingFor);
    expect(copies).toHaveLength(1);
    await press('Link Copied!');
    await pass(copyingFor + copiedFor - 1);
    expect(copies).toHaveLength(2);
    expect(copyButton('Link Copied!')).toBeTruthy();
  });

  test.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
    ['has no clipboard', undefined],
  ])('says so where the browser %s, and shows the address to copy by hand', async (_what, given) => {
    clipboard = given;
    open();
    await press('Copy link');
    await pass(copyingFor);
    expect(said()).toMatch(/did not let us copy it/);
    const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true });
    expect(field.value).toBe(address);
    expect(field.hidden).toBe(false);
    expect(copyButton('Copy link')).toBeTruthy();
    expect(copyButton('Link Copied!')).toBeNull();
  });

  test('says what the author says', () => {
    open({}, { title: 'Send this recipe on' });
    expect(screen.getByRole('button', { name: 'Send this recipe on' })).toBeTruthy();
    open({}, { title: '  ' });
    expect(screen.getByRole('button', { name: 'Share this article' })).toBeTruthy();
  });
});
