/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { start } from '#client/behaviours/correlatedLink.ts';
import { clickIdMs } from '#client/freshId.ts';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

function show(address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.setAttribute('href', address);
  // jsdom cannot leave the page.
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.replaceChildren(link);
  start(link);
  return link;
}

const address = (link: HTMLAnchorElement) => link.getAttribute('href') ?? '';
const id = /^(.*)correlationId=(\d{1,20}-\d{1,20})$/;
const idOf = (link: HTMLAnchorElement) => id.exec(address(link))?.[2];

describe('a link of a call-out', () => {
  test('gets a correlation id and nothing else', () => {
    expect(id.exec(address(show('https://heart.example/home?lang=en&subid=7')))?.[1]).toBe(
      'https://heart.example/home?lang=en&subid=7&',
    );
    expect(id.exec(address(show('/nutrition/collagen')))?.[1]).toBe('/nutrition/collagen?');
  });

  test('has another id for 2000 ms after a click, and then the one of before', () => {
    const link = show('https://heart.example/home');
    const before = idOf(link);
    link.click();
    const during = idOf(link);
    expect(during).toBeDefined();
    expect(during).not.toBe(before);
    expect(clickIdMs).toBe(2000);
    jest.advanceTimersByTime(clickIdMs - 1);
    expect(idOf(link)).toBe(during);
    jest.advanceTimersByTime(1);
    expect(idOf(link)).toBe(before);
  });

  test.each(['#sources', 'mailto:editors@pagewell.example', 'https://[', '//heart.example/home'])(
    'stays as it is where it is no address of the web or of this site: %s',
    (url) => expect(address(show(url))).toBe(url),
  );
});

test('the links in a text of a call-out get correlation ids, but for paid ones, places on the page and mail', () => {
  const text = document.createElement('div');
  text.innerHTML =
    '<a href="/sleep">A</a><a href="https://shop.example/?x=1" data-affiliate>B</a><a href="#c">C</a><a href="mailto:d@e.example">D</a>';
  document.body.replaceChildren(text);
  start(text);
  const [own, ...others] = [...text.querySelectorAll('a')].map(address);
  expect(own).toMatch(/^\/sleep\?correlationId=/);
  expect(others).toEqual(['https://shop.example/?x=1', '#c', 'mailto:d@e.example']);
});
