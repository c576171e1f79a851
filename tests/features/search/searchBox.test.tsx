/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { getByRole, queryByRole, queryByText, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { start } from '#features/search/browser/liveSearchBox.ts';
import { SearchBox } from '#features/search/headerSearch.tsx';

const message = 'Please enter a valid search term.';
const page = document.body;

/** What the site suggests by text; a text that is not here has no answer at all. */
let suggestions: Record<string, unknown>;
/** What a partner suggests, whenever it answers; undefined where there is none. */
let more: PromiseWithResolvers<unknown> | undefined;
let requests: { address: string; signal: AbortSignal | null | undefined }[];
let searches: string[];

/** What was brought into view: jsdom has no views. */
let broughtIntoView: (string | null)[];

beforeEach(() => {
  suggestions = {};
  more = undefined;
  broughtIntoView = [];
  Element.prototype.scrollIntoView = function () {
    broughtIntoView.push(this.textContent);
  };
  requests = [];
  searches = [];
  globalThis.fetch = async (address, init) => {
    requests.push({ address: String(address), signal: init?.signal });
    const text = new URL(String(address), 'https://pagewell.example').searchParams.get('q') ?? '';
    if (!(text in suggestions)) throw new TypeError('offline');
    const isMore = String(address).startsWith('/api/suggest/more');
    const items = isMore ? await more?.promise : suggestions[text];
    return {
      status: 200,
      text: async () => JSON.stringify({ query: text, items, ...(more && !isMore ? { more: true } : {}) }),
    } as Response;
  };
});

/** The header's box as the server sends it, with another thing to click on. */
function show(): Element {
  page.innerHTML = `${renderToStaticMarkup(<SearchBox siteName="Pagewell" />)}<main>Article</main>`;
  const box = page.querySelector('[data-search-box]');
  if (!box) throw new Error('There is no search box');
  return box;
}

async function ready(): Promise<ReturnType<typeof userEvent.setup>> {
  start(show());
  page.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    searches.push(input().value);
  });
  return userEvent.setup();
}

const input = (): HTMLInputElement => getByRole(page, 'combobox');
const button = (): HTMLElement => getByRole(page, 'button', { name: 'Search' });
const isOpen = (): boolean => page.querySelector('search')?.hasAttribute('data-open') ?? false;
const options = (): (string | null)[] =>
  [...page.querySelectorAll('[role=option]')].map((o) => o.textContent);
const active = (): string | null | undefined => {
  const id = input().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

async function suggested(text = 'coll'): Promise<ReturnType<typeof userEvent.setup>> {
  suggestions[text] = ['collagen', 'collagen peptides'];
  const user = await ready();
  await user.type(input(), text);
  await waitFor(() => expect(options()).toEqual(['collagen', 'collagen peptides']));
  return user;
}

test('the search box without JavaScript is a form that leads to the search page with the text', () => {
  show();
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/search');
  expect(form?.method).toBe('get');
  expect(input().name).toBe('q1');
  expect(input().placeholder).toBe('Search Pagewell');
  expect(form?.closest('search')).toBeTruthy();
});

describe('submitting', () => {
  test('with text searches for it', async () => {
    const user = await ready();
    await user.type(input(), 'knee pain{Enter}');
    expect(searches).toEqual(['knee pain']);
  });
  test('the closed box without text opens it, and says and does nothing else', async () => {
    const user = await ready();
    expect(isOpen()).toBe(false);
    await user.click(button());
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(input());
    expect(queryByText(page, message)).toBeNull();
    expect(searches).toEqual([]);
  });
  test.each(['', '   '])('the open box with the text %p is refused with a message', async (text) => {
    const user = await ready();
    await user.click(input());
    if (text) await user.keyboard(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(queryByText(page, message)).not.toBeNull());
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(searches).toEqual([]);
    await user.keyboard('a');
    expect(queryByText(page, message)).toBeNull();
  });
});

describe('the open box', () => {
  test.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    ['Tab', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
    ['a click outside', (user: ReturnType<typeof userEvent.setup>) => user.click(getByRole(page, 'main'))],
  ])('closes on %s, with its suggestions', async (_, close) => {
    const user = await suggested();
    expect(isOpen()).toBe(true);
    await close(user);
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(options()).toEqual([]);
    expect(document.activeElement).not.toBe(input());
  });
  test('stays open on a click inside', async () => {
    const user = await suggested();
    await user.click(input());
    expect(isOpen()).toBe(true);
  });
});

describe('suggestions', () => {
  test('are asked for once the reader pauses, from two characters on', async () => {
    suggestions.co = ['collagen'];
    const user = await ready();
    await user.type(input(), 'c');
    await user.type(input(), 'o');
    await waitFor(() => expect(options()).toEqual(['collagen']));
    expect(requests.map(({ address }) => address)).toEqual(['/api/suggest?q=co']);
  });
  test('are not asked for blank text', async () => {
    jest.useFakeTimers();
    start(show());
    input().focus();
    input().setRangeText('      ');
    input().dispatchEvent(new Event('input', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    expect(requests).toEqual([]);
  });
  test('are asked for with the text as it is', async () => {
    const user = await ready();
    await user.type(input(), 'a&b #1');
    await waitFor(() =>
      expect(requests.map(({ address }) => address)).toEqual(['/api/suggest?q=a%26b+%231']),
    );
  });
  test('are at most 10', async () => {
    suggestions.vit = Array.from({ length: 12 }, (_, index) => `vitamin ${index}`);
    const user = await ready();
    await user.type(input(), 'vit');
    await waitFor(() => expect(options()).toHaveLength(10));
  });
  test('for an earlier text are given up', async () => {
    suggestions.collagen = ['collagen'];
    const user = await ready();
    let answer: (response: Response) => void = () => {};
    const answering = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      if (String(address) !== '/api/suggest?q=coll') return answering(address, init);
      requests.push({ address: String(address), signal: init?.signal });
      return new Promise((resolve) => (answer = resolve));
    };
    await user.type(input(), 'coll');
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.type(input(), 'agen');
    await waitFor(() => expect(options()).toEqual(['collagen']));
    expect(requests[0]?.signal?.aborted).toBe(true);
    answer({ status: 200, text: async () => '{"items":["late"]}' } as Response);
    await user.keyboard('{ArrowDown}');
    expect(options()).toEqual(['collagen']);
  });
  test.each([
    ['no answer', undefined],
    ['no list', { zinc: 'zinc' }],
  ])('fail silently with %s', async (_, answer) => {
    const user = await ready();
    if (answer) suggestions = answer;
    await user.type(input(), 'zinc');
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(options()).toEqual([]);
    expect(queryByText(page, message)).toBeNull();
    await user.keyboard('{Enter}');
    expect(searches).toEqual(['zinc']);
  });
  test('of which there are none show the message, and clear the placeholder', async () => {
    suggestions.qqq = [];
    const user = await ready();
    await user.type(input(), 'qqq');
    await waitFor(() => expect(queryByText(page, message)).not.toBeNull());
    expect(input().placeholder).toBe('');
  });
});

describe('suggestions of a partner', () => {
  test('are not waited for, and come behind ours, each text once: what is active stays so, and where it is', async () => {
    more = Promise.withResolvers();
    const user = await suggested();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = getByRole(page, 'option', { selected: true });
    more.resolve(['Collagen', 'collagen tea', 'COLLAGEN TEA']);
    await waitFor(() => expect(options()).toEqual(['collagen', 'collagen peptides', 'collagen tea']));
    expect(getByRole(page, 'option', { selected: true })).toBe(chosen);
    expect(active()).toBe('collagen peptides');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('collagen tea');
  });
  test('fill the box up to ten', async () => {
    more = Promise.withResolvers();
    await suggested();
    more.resolve(Array.from({ length: 10 }, (_, index) => `vitamin ${index}`));
    await waitFor(() => expect(options()).toHaveLength(10));
  });
  test.each([
    ['ours alone are shown where there are none', undefined],
    ['and where it fails', 'no list'],
  ])('%s', async (_, answer) => {
    more = Promise.withResolvers();
    await suggested();
    more.resolve(answer);
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(options()).toEqual(['collagen', 'collagen peptides']);
    expect(queryByText(page, message)).toBeNull();
  });
  test('are waited for before it is said that there is nothing', async () => {
    suggestions.qqq = [];
    more = Promise.withResolvers();
    const user = await ready();
    await user.type(input(), 'qqq');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(queryByText(page, message)).toBeNull();
    more.resolve([]);
    await waitFor(() => expect(queryByText(page, message)).not.toBeNull());
  });
});

test('before its script comes, the box sends no text: its button leads to the page of the search', async () => {
  show();
  expect(input().hasAttribute('disabled')).toBe(true);
  await ready();
  expect(input().hasAttribute('disabled')).toBe(false);
});

describe('choosing a suggestion', () => {
  test('by arrow keys goes through all of them and back to the text', async () => {
    const user = await suggested();
    expect(input().getAttribute('aria-expanded')).toBe('true');
    const passed: unknown[] = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await user.keyboard(key);
      passed.push(active());
    }
    expect(passed).toEqual(['collagen', 'collagen peptides', undefined, 'collagen peptides']);
    // Where they do not all have room, the one that counts is seen.
    expect(broughtIntoView).toEqual(['collagen', 'collagen peptides', 'collagen peptides']);
    expect(input().value).toBe('coll');
    expect(queryByRole(page, 'option', { selected: true })?.textContent).toBe('collagen peptides');
  });
  test('with Enter searches for it', async () => {
    const user = await suggested();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(searches).toEqual(['collagen peptides']);
  });
  test('with a click searches for it', async () => {
    const user = await suggested();
    await user.click(getByRole(page, 'option', { name: 'collagen' }));
    expect(searches).toEqual(['collagen']);
  });
  test('is not needed: Enter on the text searches for the text', async () => {
    const user = await suggested();
    await user.keyboard('{Enter}');
    expect(searches).toEqual(['coll']);
  });
});
