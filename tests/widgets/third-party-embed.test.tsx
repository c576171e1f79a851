/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { alwaysShownKey, start } from '#client/behaviours/embeddedPost.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import minimal from '#fixtures/blocks/third-party-embed.minimal.json' with { type: 'json' };
import typical from '#fixtures/blocks/third-party-embed.typical.json' with { type: 'json' };
import unknown from '#fixtures/blocks/third-party-embed.unknown.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import { showBlock } from '../support/shownBlock.ts';

const post = {
  url: 'https://x.com/sleepward/status/1734567890123456789',
  title: 'What a bad night costs',
  text: 'One bad night is not a disorder.',
};
const film = { ...post, url: 'https://vimeo.com/76979871' };

const reported: TrackingEvent[] = [];

function open(...all: readonly object[]): Element[] {
  document.body.innerHTML = all.map((data) => showBlock('third-party-embed', data).html).join('');
  const embeds = [...document.querySelectorAll('[data-embed]')];
  for (const embed of embeds) start(embed, { report: (event) => void reported.push(event) });
  return embeds;
}

const frames = () => [...document.querySelectorAll('iframe')];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => userEvent.click(button(name));

beforeEach(() => {
  localStorage.clear();
  reported.length = 0;
});

describe('a post of another site', () => {
  test('is a card of our own at first: the words, the picture and a link, and no frame', () => {
    const { faults } = showBlock('third-party-embed', typical.data);
    expect(faults).toEqual([]);
    expect(screen.getByText('Video on YouTube')).toBeTruthy();
    expect(screen.getByText(typical.data.title)).toBeTruthy();
    expect(screen.getByText(/Nothing has to happen/)).toBeTruthy();
    expect(screen.getByRole('img').getAttribute('src')).toMatch(/^\/img\?/);
    const link = screen.getByRole('link', { name: 'See it on YouTube' });
    expect(link.getAttribute('href')).toBe(typical.data.url);
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(frames()).toEqual([]);
  });

  test('is shown when it is asked for, in a frame that can do little', async () => {
    open(post);
    await click('Show this post');
    const [frame] = frames();
    expect(frame?.src).toBe('https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1734567890123456789');
    expect(frame?.title).toBe('What a bad night costs');
    expect(frame?.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-forms|allow-modals/);
    expect(document.activeElement).toBe(frame);
    expect(reported).toEqual([
      { kind: 'element-loaded', location: 'Third-party embed', elementType: 'EMBED', name: 'x' },
    ]);
    expect(localStorage.getItem(alwaysShownKey)).toBeNull();
    open(post);
    expect(frames()).toEqual([]);
  });

  test('is shown at once from then on where its reader always wants to see that site, and no other', async () => {
    open(post, film);
    await click('Always show X');
    expect(frames()).toHaveLength(1);
    open(post, film, post);
    expect(frames().map(({ src }) => new URL(src).host)).toEqual([
      'platform.twitter.com',
      'platform.twitter.com',
    ]);
  });

  test('can be made to ask again, beside the post, and all of that site do', async () => {
    localStorage.setItem(alwaysShownKey, 'vimeo x');
    open(post, film, post);
    expect(frames()).toHaveLength(3);
    const [first] = screen.getAllByText(/You have chosen to always see what is on X/);
    expect(first).toBeTruthy();
    const [again] = screen.getAllByRole('button', { name: 'Ask me first again' });
    if (again) await userEvent.click(again);
    expect(frames().map(({ src }) => new URL(src).host)).toEqual(['player.vimeo.com']);
    expect(localStorage.getItem(alwaysShownKey)).toBe('vimeo');
    expect(document.activeElement?.textContent).toBe('Show this post');
  });

  test('is hidden again when another tab takes that back', () => {
    localStorage.setItem(alwaysShownKey, 'x');
    open(post);
    localStorage.removeItem(alwaysShownKey);
    dispatchEvent(new StorageEvent('storage', { key: alwaysShownKey }));
    expect(frames()).toEqual([]);
  });

  test.each(['', '[]', '{"x":true}', 'evil.example', 'xx', 'constructor __proto__', 'x'.repeat(100_000)])(
    'asks first whatever else is kept in the browser: %.30s',
    (forged) => {
      localStorage.setItem(alwaysShownKey, forged);
      open(post);
      expect(frames()).toEqual([]);
    },
  );

  test('is shown where the browser keeps nothing, and asks again on the next page', async () => {
    const refuse = () => {
      throw new DOMException('No storage here', 'SecurityError');
    };
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    open(post);
    await click('Always show X');
    expect(frames()).toHaveLength(1);
    get.mockRestore();
    set.mockRestore();
    open(post);
    expect(frames()).toEqual([]);
  });

  test.each([
    [149, ''],
    [150, '150px'],
    [2000, '2000px'],
    [2001, ''],
  ])('is as high as it says, where it says %d pixels: %s', async (height, shown) => {
    open(post);
    await click('Show this post');
    const [frame] = frames();
    const message = { 'twttr.embed': { method: 'twttr.private.resize', params: [{ height }] } };
    dispatchEvent(new MessageEvent('message', { data: message, source: frame?.contentWindow ?? null }));
    expect(frame?.style.height).toBe(shown);
  });

  test('takes no height from another window, and none that it does not understand', async () => {
    open({ ...post, url: 'https://www.instagram.com/p/Cabc123XYZ_/' });
    await click('Show this post');
    const [frame] = frames();
    const source = frame?.contentWindow ?? null;
    const said = JSON.stringify({ type: 'MEASURE', details: { height: 700 } });
    dispatchEvent(new MessageEvent('message', { data: said, source: window }));
    for (const data of ['{', null, 7, [], { type: 'MEASURE' }, { 'twttr.embed': { params: {} } }])
      dispatchEvent(new MessageEvent('message', { data, source }));
    expect(frame?.style.height).toBe('');
    dispatchEvent(new MessageEvent('message', { data: said, source }));
    expect(frame?.style.height).toBe('700px');
  });
});

describe('a post that pages cannot show', () => {
  test('is its words and a link, with nothing to press', () => {
    expect(open(unknown.data)).toEqual([]);
    expect(screen.getByText(unknown.data.text)).toBeTruthy();
    expect(screen.getByRole('link').textContent).toBe('See it on video.wellbeing-archive.example');
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('template')).toBeNull();
  });

  test.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x'])(
    'of the address %j costs its address alone, with one error',
    (url) => {
      const isValid = blockValidators.get('third-party-embed');
      expect(isValid?.({ ...post, url })).toBe(false);
      expect(isValid?.errors?.map(({ instancePath }) => instancePath)).toEqual(['/url']);
      open({ title: post.title, text: post.text });
      expect(screen.getByText(post.text)).toBeTruthy();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});

test('an address alone is named by its site; nothing at all is nothing', () => {
  showBlock('third-party-embed', minimal.data);
  expect(screen.getByText('Post on X')).toBeTruthy();
  const nothing = showBlock('third-party-embed', { title: ' ', text: '\n' });
  expect(nothing.html).toBe('');
});
