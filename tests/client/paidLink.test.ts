/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { start } from '#client/behaviours/paidLink.ts';
import { clickIdMs } from '#client/freshId.ts';

const plain = 'https://go.offers.example/r?pid=1&rvo_prodid=p-1&rvo_brandid=norrland&rvo_campaignid=c%3A1';
const everyone = () => true;
const nobody = () => false;

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

function show(...addresses: string[]): HTMLAnchorElement[] {
  const page = document.createElement('main');
  page.innerHTML = addresses.map(() => '<a data-affiliate><b>Shop</b></a>').join('');
  document.body.replaceChildren(page);
  const links = [...page.querySelectorAll('a')];
  links.forEach((link, index) => {
    link.setAttribute('href', addresses[index] ?? '');
    // jsdom cannot leave the page.
    link.addEventListener('click', (event) => event.preventDefault());
  });
  return links;
}

const startAll = (consents = nobody): void => {
  for (const link of document.querySelectorAll('[data-affiliate]')) start(link, { consents });
};
const first = (links: HTMLAnchorElement[]) => links[0] as HTMLAnchorElement;
const address = (link: HTMLAnchorElement | undefined) => link?.getAttribute('href') ?? '';
/** As `events.json` takes it. */
const freshId = /^\d{1,20}-\d{1,20}$/;
const parameter = (link: HTMLAnchorElement | undefined, name: string) =>
  new URL(address(link), 'https://pagewell.example').searchParams.get(name);
const idOf = (link: HTMLAnchorElement | undefined) => parameter(link, 'correlationId');

function click(link: HTMLAnchorElement): void {
  link.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

describe('every affiliate link', () => {
  test('gets a fresh correlation id of its own', () => {
    const links = show(plain, plain);
    startAll();
    const [one, two] = links.map(idOf);
    expect(one).toMatch(freshId);
    expect(two).toMatch(freshId);
    expect(one).not.toBe(two);
    expect(parameter(links[0], 'subid')).toBe(one);
    expect(parameter(links[0], 'rvo_subid')).toBe(one);
    expect(address(links[0]).startsWith(`${plain}&`)).toBe(true);
  });

  test('whose address cannot be read stays as it is, also when it is clicked', () => {
    const link = first(show('https://coa.shop.example:99999/lot'));
    startAll();
    click(link);
    expect(address(link)).toBe('https://coa.shop.example:99999/lot');
    jest.advanceTimersByTime(clickIdMs);
    expect(address(link)).toBe('https://coa.shop.example:99999/lot');
  });
});

describe('a click on an affiliate link', () => {
  test('inserts a new correlation id before anybody else hears of it, and takes it back after 2000 ms', () => {
    const link = first(show(plain));
    startAll();
    const before = address(link);
    const firstId = idOf(link);
    let heard: string | null = null;
    link.addEventListener('click', () => {
      heard = idOf(link);
    });
    click(link);
    expect(heard).toMatch(freshId);
    expect(heard).not.toBe(firstId);
    expect(idOf(link)).toBe(heard);
    jest.advanceTimersByTime(1999);
    expect(idOf(link)).toBe(heard);
    jest.advanceTimersByTime(1);
    expect(address(link)).toBe(before);
  });

  test('upon a click piles nothing up: the address of before the first comes back, 2000 ms after the last', () => {
    const link = first(show(plain));
    startAll();
    const before = address(link);
    click(link);
    const firstId = idOf(link);
    jest.advanceTimersByTime(1500);
    click(link);
    expect(idOf(link)).not.toBe(firstId);
    expect(address(link).split('&')).toHaveLength(before.split('&').length);
    jest.advanceTimersByTime(1999);
    expect(address(link)).not.toBe(before);
    jest.advanceTimersByTime(1);
    expect(address(link)).toBe(before);
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([
    [1, true],
    [2, false],
  ])('with mouse button %i counts as one: %s', (button, counts) => {
    const link = first(show(plain));
    startAll();
    const before = address(link);
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button }));
    expect(address(link) !== before).toBe(counts);
  });
});

describe('a link that a widget changes', () => {
  const other = 'https://go.offers.example/r?pid=2';
  /** Changes of the page are told once the script that made them has come to its end. */
  const noticed = () => Promise.resolve();

  test('gets an id for its new address, also while it has that of a click', async () => {
    const link = first(show(plain));
    startAll();
    click(link);
    const clickId = idOf(link);
    link.setAttribute('href', other);
    await noticed();
    expect(idOf(link)).toMatch(freshId);
    expect(idOf(link)).not.toBe(clickId);
  });

  test('never gets the address of the product that was clicked on it', async () => {
    const link = first(show(plain));
    startAll();
    click(link);
    link.setAttribute('href', other);
    await noticed();
    const changed = address(link);
    click(link);
    expect(address(link).startsWith(`${other}&`)).toBe(true);
    jest.advanceTimersByTime(clickIdMs);
    await noticed();
    expect(address(link)).toBe(changed);
  });

  test('keeps its new address where nobody clicks again', async () => {
    const link = first(show(plain));
    startAll();
    click(link);
    link.setAttribute('href', other);
    await noticed();
    const changed = address(link);
    jest.advanceTimersByTime(clickIdMs);
    expect(address(link)).toBe(changed);
  });
});

describe('the ids of what was clicked', () => {
  const written = (): string[] => {
    const cookies: string[] = [];
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => cookies.push(cookie));
    return cookies;
  };

  afterEach(() => jest.restoreAllMocks());

  test('are kept in three cookies for 90 days, where the reader has agreed', () => {
    const cookies = written();
    const link = first(show(plain));
    startAll(everyone);
    expect(cookies).toEqual([]);
    click(link);
    expect(cookies).toEqual([
      'pagewell_brand=norrland; Max-Age=7776000; Path=/; SameSite=Lax',
      'pagewell_product=p-1; Max-Age=7776000; Path=/; SameSite=Lax',
      'pagewell_campaign=c%3A1; Max-Age=7776000; Path=/; SameSite=Lax',
    ]);
  });

  test('are not kept unless the reader has agreed', () => {
    const cookies = written();
    const link = first(show(plain));
    startAll();
    click(link);
    expect(cookies).toEqual([]);
  });

  test('cannot become another cookie, and are cut to a sane length', () => {
    const cookies = written();
    const link = first(
      show(`/r?rvo_prodid=${encodeURIComponent('a; Domain=evil')}&rvo_brandid=${'b'.repeat(500)}`),
    );
    startAll(everyone);
    click(link);
    expect(cookies).toEqual([
      `pagewell_brand=${'b'.repeat(80)}; Max-Age=7776000; Path=/; SameSite=Lax`,
      'pagewell_product=a%3B%20Domain%3Devil; Max-Age=7776000; Path=/; SameSite=Lax',
    ]);
  });
});
