/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import type { IslandChunks } from '#client/islands/runtime.ts';
import { startIsland } from '#client/islands/startIsland.ts';
import { ChunkLoadError } from '#client/moments/importInTime.ts';
import { isReplayed } from '#client/moments/replayed.ts';
import { trackingDomEvent } from '#contracts/tracking.ts';
import { collectReports } from '../support/island.ts';
import { watchViewport } from '../support/seen.ts';

type Load = (island: Element, attempt: number) => Promise<IslandChunks>;

const content =
  '<button type="button">Play</button><form><input type="radio" name="r"><button>Go</button></form>';

function island(moment: string): Element {
  document.body.innerHTML =
    `<pagewell-island data-type="video" data-hydrate="${moment}" data-island-status="waiting">` +
    `<div data-island-root>${content}</div></pagewell-island>`;
  return find('pagewell-island');
}
function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}
const status = (): string | null => find('pagewell-island').getAttribute('data-island-status');

function listening(heard: Event[]): IslandChunks {
  const hear = (event: Event): void => {
    event.preventDefault();
    heard.push(event);
  };
  const hydrate = (element: Element): void => {
    for (const type of ['click', 'submit', 'keydown', 'toggle'])
      element.addEventListener(type, hear, { capture: true });
  };
  return { hydrate, component: () => null };
}
const unreachable: Load = () => Promise.reject(new ChunkLoadError(false, new Error('offline')));

let errors: unknown[];
beforeEach(() => {
  errors = [];
  globalThis.reportError = (cause) => errors.push(cause);
});

describe('an island that waits until the browser is idle', () => {
  afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

  test('is hydrated then, and after 2 s at the latest', async () => {
    const requests: [() => void, unknown][] = [];
    Reflect.set(window, 'requestIdleCallback', (run: () => void, options: unknown) =>
      requests.push([run, options]),
    );
    void startIsland(island('idle'), async () => listening([]));
    expect(status()).toBe('waiting');
    await waitFor(() => expect(requests[0]?.[1]).toEqual({ timeout: 2000 }));
    requests[0]?.[0]();
    await waitFor(() => expect(status()).toBe('hydrated'));
  });

  test('is hydrated soon by a browser that does not know idleness', async () => {
    jest.useFakeTimers();
    const started = startIsland(island('idle'), async () => listening([]));
    jest.advanceTimersByTime(199);
    await Promise.resolve();
    expect(status()).toBe('waiting');
    jest.advanceTimersByTime(1);
    await started;
    expect(status()).toBe('hydrated');
    jest.useRealTimers();
  });
});

test('an island that waits until it is seen is hydrated once it comes within 300 px of the viewport', async () => {
  const viewport = watchViewport();
  const load = jest.fn<Load>(async () => listening([]));
  void startIsland(island('visible'), load);
  expect(viewport.margins()).toEqual(['300px']);
  expect(load).not.toHaveBeenCalled();
  viewport.show(find('button'));
  await waitFor(() => expect(status()).toBe('hydrated'));
  expect(viewport.watched()).toBe(0);
});

describe('an island that waits for an interaction', () => {
  test.each([
    ['pointer', () => find('button').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))],
    [
      'keyboard',
      () => find('button').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })),
    ],
    ['focus', () => find('button').focus()],
  ])('is hydrated at the first one by %s', async (_, interact) => {
    void startIsland(island('interaction'), async () => listening([]));
    expect(status()).toBe('waiting');
    interact();
    await waitFor(() => expect(status()).toBe('hydrated'));
  });

  test('repeats the click once it can answer, once, marked as a repetition', async () => {
    const heard: Event[] = [];
    void startIsland(island('interaction'), async () => listening(heard));
    find('button').click();
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.target).toBe(find('button'));
    expect(heard.every(isReplayed)).toBe(true);
    find('button').click();
    expect(heard).toHaveLength(2);
    expect(heard.slice(1).some(isReplayed)).toBe(false);
  });

  test('repeats a key with what was held down', async () => {
    const heard: Event[] = [];
    void startIsland(island('interaction'), async () => listening(heard));
    find('button').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }),
    );
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({ type: 'keydown', key: 'ArrowRight', shiftKey: true });
  });

  test('holds a submit, and makes it once it can answer', async () => {
    const heard: Event[] = [];
    void startIsland(island('interaction'), async () => listening(heard));
    const form = find('form');
    if (form instanceof HTMLFormElement) form.requestSubmit(find('form button'));
    await waitFor(() => expect(heard.map(({ type }) => type)).toEqual(['submit']));
  });

  test('is told of a disclosure that was opened or closed meanwhile', async () => {
    const heard: Event[] = [];
    void startIsland(island('interaction'), async () => listening(heard));
    const toggle = () => find('button').dispatchEvent(new Event('toggle'));
    toggle();
    await Promise.resolve();
    expect(status()).toBe('waiting');
    find('button').focus();
    toggle();
    await waitFor(() => expect(heard.filter(({ type }) => type === 'toggle')).toHaveLength(1));
    expect(heard.every(isReplayed)).toBe(true);
  });

  test('leaves to the browser what the browser does by itself: a radio button is ticked once', async () => {
    const heard: Event[] = [];
    void startIsland(island('interaction'), async () => listening(heard));
    find('input').click();
    await waitFor(() => expect(status()).toBe('hydrated'));
    expect(heard).toEqual([]);
    expect(find('input').matches(':checked')).toBe(true);
  });

  test('repeats only the first of several clicks', async () => {
    const heard: Event[] = [];
    void startIsland(island('interaction'), async () => listening(heard));
    find('button').click();
    find('form button').click();
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.target).toBe(find('button'));
  });
});

describe('an island whose scripts do not come', () => {
  test('keeps the server’s HTML, says so, and is reported', async () => {
    const reports = collectReports(trackingDomEvent);
    void startIsland(island('interaction'), unreachable);
    find('button').click();
    await waitFor(() => expect(status()).toBe('failed'));
    expect(find('[data-island-root]').innerHTML).toBe(content);
    expect(reports).toEqual([{ kind: 'client-error', metric: 'client.error.chunk', timedOut: false }]);
    expect(errors).toHaveLength(1);
  });

  test('is tried again at the next interaction, which then is repeated', async () => {
    const heard: Event[] = [];
    const attempts: number[] = [];
    void startIsland(island('idle'), async (element, attempt) => {
      attempts.push(attempt);
      return attempt < 2 ? unreachable(element, attempt) : listening(heard);
    });
    await waitFor(() => expect(status()).toBe('failed'));
    find('button').click();
    await waitFor(() => expect(attempts).toEqual([0, 1]));
    await waitFor(() => expect(status()).toBe('failed'));
    find('button').click();
    await waitFor(() => expect(status()).toBe('hydrated'));
    expect(attempts).toEqual([0, 1, 2]);
    expect(heard).toHaveLength(1);
  });

  test('lets the browser submit the form that was held', async () => {
    const submitted: unknown[] = [];
    const element = island('interaction');
    const form = find('form');
    Reflect.set(form, 'submit', () => submitted.push(form));
    void startIsland(element, unreachable);
    if (form instanceof HTMLFormElement) form.requestSubmit(find('form button'));
    await waitFor(() => expect(submitted).toEqual([form]));
  });
});

test('the state of an island stands on its element: waiting, loading, hydrated', async () => {
  const states = [island('interaction')].map(() => status());
  const observer = new MutationObserver(() => states.push(status()));
  observer.observe(find('pagewell-island'), { attributes: true });
  let arrive: (chunks: IslandChunks) => void = () => {};
  void startIsland(find('pagewell-island'), () => new Promise((resolve) => (arrive = resolve)));
  find('button').click();
  await waitFor(() => expect(states).toEqual(['waiting', 'loading']));
  arrive(listening([]));
  await waitFor(() => expect(states).toEqual(['waiting', 'loading', 'hydrated']));
  observer.disconnect();
});

describe('an island that fails by itself', () => {
  const broken: IslandChunks = {
    hydrate: () => {
      throw new Error('Missing app state');
    },
    component: () => null,
  };

  test('is reported as that, and not tried again: it would only fail again', async () => {
    const reports = collectReports(trackingDomEvent);
    const load = jest.fn<Load>(async () => broken);
    await Promise.all([startIsland(island('interaction'), load), find('button').click()]);
    find('button').click();
    expect(status()).toBe('failed');
    expect(load).toHaveBeenCalledTimes(1);
    expect(reports).toMatchObject([{ metric: 'client.error.hydrate' }]);
    expect(errors).toEqual([new Error('Missing app state')]);
  });

  test('is reported when that happens later', async () => {
    const reports = collectReports(trackingDomEvent);
    let failLater: (cause: unknown) => void = () => {};
    const hydrate: IslandChunks['hydrate'] = (_, __, onLaterError) => (failLater = onLaterError);
    await Promise.all([
      startIsland(island('interaction'), async () => ({ hydrate, component: null })),
      find('button').click(),
    ]);
    expect(status()).toBe('hydrated');
    failLater(new Error('later'));
    expect(status()).toBe('failed');
    expect(reports).toMatchObject([{ metric: 'client.error.hydrate' }]);
  });
});
