/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { isReplayed } from '#client/moments/replayed.ts';
import { startBehaviours } from '#client/startBehaviours.ts';
import type { BehaviourParts, ListedBehaviour } from '#contracts/behaviour.ts';
import { watchViewport } from '../support/seen.ts';

const parts: BehaviourParts = { report: () => {}, onReport: () => {}, consents: () => false };
const fold: ListedBehaviour = ['/assets/fold.js', '[data-fold-me]', 'load'];

let asked: string[];
let started: string[];
let reports: unknown[];
let page: Document;
let viewport: ReturnType<typeof watchViewport>;

beforeEach(() => {
  asked = [];
  started = [];
  reports = [];
  viewport = watchViewport();
  globalThis.reportError = () => {};
});

const come: Parameters<typeof startBehaviours>[2] = async (address) => {
  asked.push(address);
  return { start: (element: Element) => void started.push(`${address} ${element.id}`) };
};

function show(html: string, behaviours: readonly ListedBehaviour[], importModule = come): void {
  page = document.implementation.createHTMLDocument();
  page.head.innerHTML =
    behaviours.length === 0
      ? ''
      : `<script type="application/json" data-behaviours>${JSON.stringify(behaviours)}</script>`;
  page.body.innerHTML = html;
  page.addEventListener(
    'pagewell:track',
    (event) => event instanceof CustomEvent && reports.push(event.detail),
  );
  startBehaviours(page, parts, importModule);
}

/** Scripts come, and changes of the page are told, once what runs has come to its end. */
const settled = () => jest.advanceTimersByTimeAsync(0);
const status = (id: string) => page.getElementById(id)?.getAttribute('data-behaviour');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the behaviours of a page', () => {
  test('are those that it lists: another asks for nothing', async () => {
    show('<p data-fold-me></p>', []);
    await settled();
    expect(asked).toEqual([]);
  });

  test('are asked for once, and started for each element with the marker, with what the page has for them', async () => {
    const start = jest.fn();
    show('<p id="a" data-fold-me></p><p id="b" data-fold-me></p><p id="c"></p>', [fold], async (address) => {
      asked.push(address);
      return { start };
    });
    await settled();
    expect(start.mock.calls).toEqual([
      [page.getElementById('a'), parts],
      [page.getElementById('b'), parts],
    ]);
    expect(asked).toEqual(['/assets/fold.js']);
    expect([status('a'), status('c')]).toEqual(['started', null]);
  });

  test('are started for what comes later as well, and for nothing twice', async () => {
    show('<p id="a" data-fold-me></p>', [fold]);
    await settled();
    page.body.insertAdjacentHTML('beforeend', '<dialog><p id="late" data-fold-me></p></dialog>');
    await settled();
    const moved = page.getElementById('a') as Element;
    page.body.append(moved);
    await settled();
    expect(started).toEqual(['/assets/fold.js a', '/assets/fold.js late']);
  });

  test('wait for their moment: load, idle, or near the viewport', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    show('<p id="a" data-fold-me></p><p id="b" data-idle></p><p id="c" data-seen></p>', [
      ['/seen.js', '[data-seen]', 'visible'],
      ['/idle.js', '[data-idle]', 'idle'],
      fold,
    ]);
    await settled();
    expect(started).toEqual(['/assets/fold.js a']);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(started.slice(1)).toEqual(['/idle.js b']);
    expect(viewport.margins()).toEqual(['300px']);
    viewport.show(page.getElementById('c') as Element);
    await settled();
    expect(started.slice(2)).toEqual(['/seen.js c']);
  });
});

describe('a behaviour that waits for an interaction', () => {
  const asks: ListedBehaviour = ['/ask.js', '[data-ask]', 'interaction'];
  const html =
    '<form id="a" data-ask><button type="button" id="play">Play</button></form><form id="b" data-ask></form>';
  const byId = (id: string): HTMLElement => {
    const element = page.getElementById(id);
    if (!element) throw new Error(`There is no ${id}`);
    return element;
  };
  const hearing =
    (heard: string[]): typeof come =>
    async (address) => {
      asked.push(address);
      return {
        start: (element: Element) => {
          for (const type of ['click', 'submit'])
            element.addEventListener(type, (event) => {
              event.preventDefault();
              heard.push(`${type} in ${element.id}${isReplayed(event) ? ', again' : ''}`);
            });
        },
      };
    };

  test.each([
    ['pointer', () => byId('a').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))],
    ['key', () => byId('play').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))],
    ['focus', () => byId('play').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
  ])('is asked for at the first one by %s, and started for that element alone', async (_, interact) => {
    show(html, [asks]);
    await settled();
    expect(asked).toEqual([]);
    interact();
    await settled();
    expect(started).toEqual(['/ask.js a']);
    expect([status('a'), status('b')]).toEqual(['started', null]);
  });

  test('gets the click that it has come for, once', async () => {
    const heard: string[] = [];
    show(html, [asks], hearing(heard));
    byId('play').click();
    expect(heard).toEqual([]);
    await settled();
    expect(heard).toEqual(['click in a, again']);
    byId('play').click();
    expect(heard.slice(1)).toEqual(['click in a']);
  });

  test('that does not come, or fails, leaves the browser what it held', async () => {
    for (const importModule of [
      async () => ({}),
      async () => ({
        start: () => {
          throw new TypeError('broken');
        },
      }),
    ]) {
      show(html, [asks], importModule);
      const sent: string[] = [];
      Reflect.set(byId('a'), 'submit', () => sent.push('a'));
      byId('a').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      await settled();
      expect(sent).toEqual(['a']);
    }
  });
});

describe('a behaviour that waits for the mouse to come over its element', () => {
  const opens: ListedBehaviour = ['/open.js', '[data-open-me]', 'hover'];
  const link = (): HTMLElement => {
    const found = page.querySelector('a');
    if (!found) throw new Error('There is no link');
    return found;
  };
  /** @returns whether the browser would follow the link */
  const clickFollows = (): boolean =>
    link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  test('is asked for by the mouse, and by what begins an interaction', async () => {
    for (const type of ['pointerover', 'focusin', 'pointerdown']) {
      asked = [];
      show('<nav id="a" data-open-me><a href="/b">B</a></nav>', [opens]);
      link().dispatchEvent(new Event(type, { bubbles: true }));
      await settled();
      expect(asked).toEqual(['/open.js']);
    }
  });

  test('gets the first click on a link, which waits until it has started whole; the second is the browser’s', async () => {
    const heard: boolean[] = [];
    show('<nav id="a" data-open-me><a href="/b">B</a></nav>', [opens], async () => ({
      start: async () => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        link().addEventListener('click', (event) => heard.push(isReplayed(event)));
      },
    }));
    expect(clickFollows()).toBe(false);
    await jest.advanceTimersByTimeAsync(999);
    expect(heard).toEqual([]);
    expect(clickFollows()).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([true]);
    expect(status('a')).toBe('started');
  });

  test('that does not come, or fails, leaves the link what it was', async () => {
    for (const importModule of [
      async () => ({}),
      async () => ({ start: () => Promise.reject(new TypeError('broken')) }),
    ]) {
      show('<nav id="a" data-open-me><a href="/b">B</a></nav>', [opens], importModule);
      const followed: boolean[] = [];
      expect(clickFollows()).toBe(false);
      link().addEventListener('click', (event) => followed.push(!event.defaultPrevented));
      await settled();
      expect(followed).toEqual([true]);
    }
  });
});

describe('a behaviour that does not come', () => {
  test('is counted once, shown on its elements, and keeps no other from its work', async () => {
    const other: ListedBehaviour = ['/b.js', '[data-b]', 'load'];
    const html = '<p id="a" data-fold-me></p><p id="b" data-fold-me></p><p id="c" data-b></p>';
    show(html, [fold, other], async (address) => {
      if (address === '/b.js') return { start: () => {} };
      throw new TypeError('offline');
    });
    await settled();
    expect(reports).toEqual([{ kind: 'client-error', metric: 'client.error.chunk', timedOut: false }]);
    expect(['a', 'b', 'c'].map(status)).toEqual(['failed', 'failed', 'started']);
  });

  test('or that is none is taken for one that did not come', async () => {
    show('<p id="a" data-fold-me></p>', [fold], async () => ({ begin: () => {} }));
    await settled();
    expect(reports).toHaveLength(1);
    expect(status('a')).toBe('failed');
  });
});

test('a behaviour that fails on one element is told to the browser, and works on the others', async () => {
  const told: unknown[] = [];
  globalThis.reportError = (cause) => void told.push(cause);
  show('<p id="bad" data-fold-me></p><p id="good" data-fold-me></p>', [fold], async () => ({
    start: (element: Element) => {
      if (element.id === 'bad') throw new TypeError('broken');
    },
  }));
  await settled();
  expect(told).toEqual([new TypeError('broken')]);
  expect([status('bad'), status('good')]).toEqual([null, 'started']);
});
