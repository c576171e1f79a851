/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { start } from '#features/menu/browser/liveMenu.ts';

const header = `
  <header>
    <a href="/">Pagewell</a>
    <nav data-site-menu="/menu/abc">
      <a href="/topics">Menu</a>
      <ul>
        <li><a href="/nutrition">Nutrition</a></li>
        <li><a href="/plain">Plain</a></li>
        <li><a href="/sleep">Sleep</a></li>
      </ul>
    </nav>
    <a href="/topics#branding" data-panel="branding">Campaign</a>
    <a href="/search">Search</a>
  </header>
  <main>Article</main>`;
const panel = (name: string, ...links: string[]) =>
  `<div data-panel="${name}" id="panel-${name}" hidden>${links.map((link) => `<a href="${link}">${link}</a>`).join('')}</div>`;
const fragment =
  panel('0', '/nutrition/a', '/nutrition/b') + panel('2', '/sleep/a') + panel('branding', '/campaign');

/** Whether there is no room for a bar: then the one link that opens the list is shown. */
let isPhone: boolean;
let asked: string[];
let isOffline: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  isPhone = false;
  asked = [];
  isOffline = false;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    if (isOffline) throw new TypeError('offline');
    return { ok: true, text: async () => fragment } as Response;
  };
  HTMLElement.prototype.checkVisibility = function (this: HTMLElement) {
    return this.textContent === 'Menu' ? isPhone : this.closest('[hidden]') === null;
  };
});
afterEach(() => jest.useRealTimers());

async function open(): Promise<void> {
  document.body.innerHTML = header;
  const menu = document.querySelector('nav');
  if (menu) start(menu);
  await jest.advanceTimersByTimeAsync(0);
}

function link(text: string): HTMLElement {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no link ${text}`);
  return found;
}
const openPanels = (): (string | null)[] =>
  [...document.querySelectorAll('div[data-panel]:not([hidden])')].map((each) =>
    each.getAttribute('data-panel'),
  );
const focused = () => document.activeElement?.textContent;
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
function mouse(type: 'pointerenter' | 'pointerleave', over: string, pointerType = 'mouse'): void {
  const event = new MouseEvent(type);
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  link(over).parentElement?.dispatchEvent(event);
}
/** @returns whether the browser would follow the link */
function click(text: string, how: MouseEventInit = { detail: 1 }): boolean {
  let isFollowed = false;
  const hold = (event: Event): void => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', hold, { once: true });
  link(text).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
  return isFollowed;
}

describe('the panels of the menu', () => {
  test('are asked for once, at the address that the menu says, and are closed', async () => {
    await open();
    expect(asked).toEqual(['/menu/abc']);
    expect(openPanels()).toEqual([]);
    expect(link('Nutrition').getAttribute('aria-controls')).toBe('panel-0');
    expect(link('Nutrition').ariaExpanded).toBe('false');
  });

  test('leave an item without a panel a link', async () => {
    await open();
    expect(link('Plain').role).toBeNull();
  });

  test('that do not come leave all links as they are, and are asked for again at the next touch', async () => {
    isOffline = true;
    await open();
    expect(click('Nutrition')).toBe(true);
    expect(link('Nutrition').hasAttribute('aria-expanded')).toBe(false);
    isOffline = false;
    link('Nutrition').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
    expect(click('Nutrition')).toBe(false);
  });
});

test('the panels come as well with a link beside the menu, and only once', async () => {
  document.body.innerHTML = header;
  for (const part of document.querySelectorAll('nav, a[data-panel]')) void start(part);
  await jest.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/menu/abc']);
  expect(click('Campaign')).toBe(false);
  expect(openPanels()).toEqual(['branding']);
});

test('what the first click has waited for is there when the menu has started; without a connection that ends', async () => {
  document.body.innerHTML = header;
  isOffline = true;
  const menu = document.querySelector('nav') as Element;
  await expect(start(menu)).resolves.toBeUndefined();
  expect(click('Nutrition')).toBe(true);
});

describe('by mouse', () => {
  test('a panel opens after 350 ms on its item, and not before', async () => {
    await open();
    mouse('pointerenter', 'Nutrition');
    jest.advanceTimersByTime(349);
    expect(openPanels()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(openPanels()).toEqual(['0']);
  });

  test('a panel opens as well for a mouse that rested there before the menu had its script', async () => {
    document.body.innerHTML = header;
    const item = link('Nutrition').parentElement as HTMLElement;
    Object.assign(item, { matches: (selector: string) => selector === ':hover' });
    await start(document.querySelector('nav') as Element);
    jest.advanceTimersByTime(349);
    expect(openPanels()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(openPanels()).toEqual(['0']);
  });

  test('passing over opens nothing', async () => {
    await open();
    mouse('pointerenter', 'Nutrition');
    jest.advanceTimersByTime(300);
    mouse('pointerleave', 'Nutrition');
    jest.advanceTimersByTime(1000);
    expect(openPanels()).toEqual([]);
  });

  test('it closes 350 ms after the mouse has left, unless that comes back', async () => {
    await open();
    click('Nutrition');
    mouse('pointerleave', 'Nutrition');
    jest.advanceTimersByTime(349);
    mouse('pointerenter', 'Nutrition');
    jest.advanceTimersByTime(1000);
    expect(openPanels()).toEqual(['0']);
    mouse('pointerleave', 'Nutrition');
    jest.advanceTimersByTime(350);
    expect(openPanels()).toEqual([]);
  });

  test('another item closes it and opens its own', async () => {
    await open();
    click('Nutrition');
    mouse('pointerleave', 'Nutrition');
    mouse('pointerenter', 'Sleep');
    jest.advanceTimersByTime(350);
    expect(openPanels()).toEqual(['2']);
  });

  test('a click opens it at once, and never shuts it', async () => {
    await open();
    expect(click('Nutrition')).toBe(false);
    expect(openPanels()).toEqual(['0']);
    click('Nutrition');
    expect(openPanels()).toEqual(['0']);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'a click with %j follows the link, into another tab or window',
    async (key) => {
      await open();
      expect(click('Nutrition', { detail: 1, ...key })).toBe(true);
      expect(openPanels()).toEqual([]);
    },
  );

  test('a press anywhere else closes it, one in it does not', async () => {
    await open();
    click('Nutrition');
    link('/nutrition/a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(openPanels()).toEqual(['0']);
    document.querySelector('main')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(openPanels()).toEqual([]);
  });

  test('the branding opens and closes with its icon', async () => {
    await open();
    click('Campaign');
    expect(openPanels()).toEqual(['branding']);
    click('Campaign');
    expect(openPanels()).toEqual([]);
  });
});

test.each([
  [20, true],
  [21, false],
  [-21, false],
])('while the page is scrolled by %d pixels, a panel stays open: %s', async (distance, staysOpen) => {
  Object.assign(window, { scrollY: 100 });
  await open();
  click('Nutrition');
  await jest.advanceTimersByTimeAsync(50);
  Object.assign(window, { scrollY: 100 + distance });
  document.dispatchEvent(new Event('scroll'));
  expect(openPanels().length === 1).toBe(staysOpen);
  Object.assign(window, { scrollY: 0 });
});

describe('by keyboard', () => {
  test('a panel opens when the focus comes to its item, and closes when that leaves', async () => {
    await open();
    link('Nutrition').focus();
    expect(openPanels()).toEqual(['0']);
    link('Plain').focus();
    expect(openPanels()).toEqual([]);
  });

  test('arrows lead along the bar and end at its ends; Home and End lead there', async () => {
    await open();
    link('Nutrition').focus();
    press('ArrowLeft');
    expect(focused()).toBe('Nutrition');
    press('ArrowRight');
    expect(focused()).toBe('Plain');
    press('ArrowRight');
    press('ArrowRight');
    expect(focused()).toBe('Sleep');
    press('Home');
    expect(focused()).toBe('Nutrition');
    press('End');
    expect(focused()).toBe('Sleep');
  });

  test('arrows lead down into the panel, through it, up again, and from within it along the bar', async () => {
    await open();
    link('Nutrition').focus();
    press('ArrowDown');
    expect(focused()).toBe('/nutrition/a');
    press('ArrowDown');
    press('ArrowDown');
    expect(focused()).toBe('/nutrition/b');
    press('ArrowUp');
    press('ArrowUp');
    expect(focused()).toBe('Nutrition');
    press('ArrowDown');
    press('ArrowRight');
    expect(focused()).toBe('Plain');
  });

  test('Enter on an item leads into its panel, as Space does', async () => {
    await open();
    link('Nutrition').focus();
    expect(click('Nutrition', { detail: 0 })).toBe(false);
    expect(focused()).toBe('/nutrition/a');
    link('Sleep').focus();
    press(' ');
    expect(focused()).toBe('/sleep/a');
  });

  test('Tab on an item closes its panel, so that the next stop is the next item', async () => {
    await open();
    link('Nutrition').focus();
    press('Tab');
    expect(openPanels()).toEqual([]);
  });

  test('Tab within a panel leaves it open', async () => {
    await open();
    link('Nutrition').focus();
    press('ArrowDown');
    press('Tab');
    expect(openPanels()).toEqual(['0']);
  });

  test('Escape closes a panel and leads back to its item, which stays closed until the focus has left it', async () => {
    await open();
    link('Nutrition').focus();
    press('ArrowDown');
    press('Escape');
    expect(openPanels()).toEqual([]);
    expect(focused()).toBe('Nutrition');
    link('Plain').focus();
    link('Nutrition').focus();
    expect(openPanels()).toEqual(['0']);
  });

  test('what was closed opens again for whoever goes down into it', async () => {
    await open();
    link('Nutrition').focus();
    press('Escape');
    press('ArrowDown');
    expect(focused()).toBe('/nutrition/a');
  });

  test('the branding does not open by itself', async () => {
    await open();
    link('Campaign').focus();
    expect(openPanels()).toEqual([]);
  });
});

describe('where there is no room for a bar', () => {
  const isOpen = () => document.querySelector('nav')?.hasAttribute('data-open');
  beforeEach(async () => {
    isPhone = true;
    await open();
  });

  test('one button opens and closes the list', () => {
    expect([link('Menu').role, link('Menu').ariaExpanded]).toEqual(['button', 'false']);
    expect(click('Menu')).toBe(false);
    expect([isOpen(), link('Menu').ariaExpanded]).toEqual([true, 'true']);
    click('Menu');
    expect([isOpen(), link('Menu').ariaExpanded]).toEqual([false, 'false']);
  });

  test('items open and close their panels where they stand, however many, by taps alone', () => {
    click('Menu');
    mouse('pointerenter', 'Nutrition');
    link('Nutrition').focus();
    jest.advanceTimersByTime(1000);
    expect(openPanels()).toEqual([]);
    click('Nutrition');
    click('Sleep');
    expect(openPanels()).toEqual(['0', '2']);
    click('Nutrition');
    expect(openPanels()).toEqual(['2']);
  });

  test('scrolling closes nothing: what is open may be longer than the window', () => {
    click('Menu');
    click('Nutrition');
    Object.assign(window, { scrollY: 500 });
    document.dispatchEvent(new Event('scroll'));
    expect(openPanels()).toEqual(['0']);
    Object.assign(window, { scrollY: 0 });
  });

  test('arrows lead through the list and what is open in it', () => {
    click('Menu');
    click('Nutrition');
    link('Nutrition').focus();
    for (const [key, then] of [
      ['ArrowDown', '/nutrition/a'],
      ['ArrowDown', '/nutrition/b'],
      ['ArrowDown', 'Plain'],
      ['ArrowUp', '/nutrition/b'],
      ['ArrowRight', '/nutrition/b'],
    ] as const) {
      press(key);
      expect(focused()).toBe(then);
    }
  });

  test('Escape closes it with all that is open in it, and leads back to its button', () => {
    click('Menu');
    click('Nutrition');
    link('Nutrition').focus();
    press('Escape');
    expect(isOpen()).toBe(false);
    expect(openPanels()).toEqual([]);
    expect(focused()).toBe('Menu');
  });

  test.each(['press', 'focus'])('a %s outside closes it', (how) => {
    click('Menu');
    if (how === 'focus') link('Search').focus();
    else document.querySelector('main')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(isOpen()).toBe(false);
  });

  test('what is open closes when the window becomes wide enough for a bar', () => {
    click('Menu');
    click('Nutrition');
    isPhone = false;
    window.dispatchEvent(new Event('resize'));
    expect(isOpen()).toBe(false);
    expect(openPanels()).toEqual([]);
  });

  test('it stays open while the window changes its height alone, as for a keyboard on the screen', () => {
    click('Menu');
    window.dispatchEvent(new Event('resize'));
    expect(isOpen()).toBe(true);
  });
});
