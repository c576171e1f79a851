/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { outsideDomEvent } from '#contracts/outside/frame.ts';
import { giveUpMs, pollMs, start } from '#features/personalization/browser/livePersonalization.ts';

const root = document.documentElement;
let place: HTMLElement;
let requests: URL[];
let hadCookies: boolean;
let answer: { status: number; text: string };

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
  hadCookies = false;
  answer = { status: 200, text: '{"audiences":["british","sleepers"]}' };
  globalThis.fetch = async (address, init) => {
    hadCookies ||= init?.credentials !== 'omit';
    requests.push(new URL(String(address), 'https://pagewell.example'));
    return { status: answer.status, text: async () => answer.text } as Response;
  };
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root.setAttribute('data-reader-page', '');
  root.removeAttribute('data-audiences');
  // biome-ignore lint/suspicious/noDocumentCookie: as the server writes it
  document.cookie = 'pagewell_consent=1:signed';
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

function become(state: string): void {
  place.setAttribute('data-outside-state', state);
  place.dispatchEvent(new CustomEvent(outsideDomEvent));
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a tool that personalizes', () => {
  it('is looked at each second, and its reader’s profile is asked for once it is ready', async () => {
    start(place);
    become('loading');
    await pass(2.5 * pollMs);
    expect(requests).toEqual([]);
    become('filled');
    await pass(0.5 * pollMs);
    expect(requests.map(({ pathname }) => pathname)).toEqual(['/api/cdp/profile/v3']);
    expect(root.getAttribute('data-audiences')).toBe('british sleepers');
    await pass(5 * pollMs);
    expect(requests).toHaveLength(1);
  });

  it('says who asks by a number drawn by chance, the same for the visit, and hands over the signed choice', async () => {
    start(place);
    for (let page = 0; page < 2; page += 1) {
      become('loading');
      become('filled');
      await pass(pollMs);
    }
    const [one, two] = requests.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(one).toEqual({ tagularAnonId: expect.stringMatching(/^[0-9a-f-]{36}$/), choice: '1:signed' });
    expect(two).toEqual(one);
    expect(hadCookies).toBe(false);
  });

  it('was ready before it was looked at', async () => {
    become('filled');
    start(place);
    await pass(pollMs);
    expect(requests).toHaveLength(1);
  });

  it('is given up after ten seconds', async () => {
    start(place);
    become('loading');
    await pass(giveUpMs - 1);
    expect(jest.getTimerCount()).toBe(1);
    await pass(1);
    expect(jest.getTimerCount()).toBe(0);
    become('filled');
    await pass(pollMs);
    expect(requests).toEqual([]);
  });

  it('is forgotten with all that was said of the reader when the frame is taken away', async () => {
    start(place);
    become('loading');
    become('filled');
    await pass(pollMs);
    become('ended');
    expect(root.hasAttribute('data-audiences')).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['fails', { status: 500, text: '' }],
    ['answers a page', { status: 200, text: '<!doctype html>' }],
    ['answers nothing', { status: 200, text: '' }],
  ])('tells of nobody where the server %s', async (_what, given) => {
    answer = given;
    start(place);
    become('loading');
    become('filled');
    await pass(pollMs);
    expect(root.getAttribute('data-audiences')).toBe('');
  });

  it('is nothing in a preview', async () => {
    root.removeAttribute('data-reader-page');
    start(place);
    become('loading');
    expect(jest.getTimerCount()).toBe(0);
  });
});
