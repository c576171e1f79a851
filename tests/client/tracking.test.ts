/** @jest-environment jsdom */
import { Blob as NodeBlob } from 'node:buffer';
import { jest } from '@jest/globals';
import { markAsReplayed } from '#client/moments/replayed.ts';
import { pageParts } from '#client/pageParts.ts';
import { batchDelayMs, batchSize, createEventQueue, maxEventsPerPage } from '#client/tracking/eventQueue.ts';
import { sendBatch } from '#client/tracking/sendBatch.ts';
import { start } from '#client/tracking/startTracking.ts';
import { maxBatchBytes, type TrackingBatch, type TrackingEvent, trackingKinds } from '#contracts/tracking.ts';
import { validateEvents } from '#schemas/generated/validators.js';
import { writtenAttributes } from '#transformer/html/escape.ts';
import {
  trackClick,
  trackLoad,
  trackOpen,
  trackPaidLink,
  trackView,
} from '#widgets/tracking/trackingAttributes.ts';
import { watchViewport } from '../support/seen.ts';

// The one of jsdom cannot be read.
Reflect.set(globalThis, 'Blob', NodeBlob);

describe('the queue of events', () => {
  let sent: TrackingEvent[][];
  let queue: ReturnType<typeof createEventQueue>;
  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    queue = createEventQueue((events) => sent.push(events));
  });
  afterEach(() => jest.useRealTimers());

  const track = (times: number): void => {
    for (let index = 0; index < times; index++) queue.track({ kind: 'element-clicked', position: index });
  };

  test('takes every kind', () => {
    for (const kind of trackingKinds) queue.track({ kind });
    queue.flush();
    expect(sent.flat().map(({ kind }) => kind)).toEqual([...trackingKinds]);
  });
  test('sends a batch when it is full', () => {
    track(batchSize - 1);
    expect(sent).toHaveLength(0);
    track(1);
    expect(sent.map(({ length }) => length)).toEqual([batchSize]);
  });
  test('sends what is there after a while', () => {
    track(1);
    jest.advanceTimersByTime(batchDelayMs - 1);
    expect(sent).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(batchDelayMs * 2);
    expect(sent).toHaveLength(1);
  });
  test('sends what is there when asked, and nothing when there is nothing', () => {
    queue.flush();
    track(2);
    queue.flush();
    queue.flush();
    expect(sent.map(({ length }) => length)).toEqual([2]);
    expect(jest.getTimerCount()).toBe(0);
  });
  test('sends no batch that is larger than the server takes, and loses nothing', async () => {
    window.history.replaceState(null, '', `/${'x'.repeat(300)}`);
    const bodies = collectBeacons(maxBatchBytes);
    queue = createEventQueue(sendBatch);
    // Letters of three bytes each, in as much text as the schema takes.
    const event: TrackingEvent = { kind: 'element-clicked', text: '…'.repeat(500), name: '…'.repeat(500) };
    for (let index = 0; index < batchSize; index++) {
      queue.track({ ...event, position: index, linkUrl: `https://shop.example/${'…'.repeat(1000)}` });
    }
    queue.flush();
    const texts = await Promise.all(bodies.map((body) => body.text()));
    const positions = texts.flatMap((text) => JSON.parse(text).events).map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: batchSize }, (_, index) => index));
    expect(bodies.length).toBe(2);
  });
  test('drops an event that would fill a batch alone', () => {
    queue.track({ kind: 'element-clicked', text: 'x'.repeat(maxBatchBytes) });
    queue.flush();
    expect(sent).toEqual([]);
  });
  test('drops what one page cannot have to tell', () => {
    track(maxEventsPerPage + 1);
    queue.flush();
    expect(sent.flat()).toHaveLength(maxEventsPerPage);
  });
});

/** Stands in for the browser's beacon, for bodies of up to so many bytes. Returns what was sent, in order. */
function collectBeacons(limit = 65_536): Blob[] {
  const bodies: Blob[] = [];
  const sendBeacon = (_: string, body: Blob): boolean => body.size <= limit && bodies.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  return bodies;
}

async function readBatch(body: Blob | undefined): Promise<TrackingBatch> {
  const batch: unknown = JSON.parse((await body?.text()) ?? '');
  if (!validateEvents(batch)) throw new Error(JSON.stringify(validateEvents.errors));
  return batch;
}

describe('sending a batch', () => {
  const event: TrackingEvent = { kind: 'element-clicked' };

  test('goes by a beacon of JSON, without query, fragment or anything of the reader', async () => {
    window.history.replaceState(null, '', '/nutrition/collagen?utm_source=x#reviews');
    const bodies = collectBeacons();
    sendBatch([event]);
    expect(bodies[0]?.type).toBe('application/json');
    expect(await readBatch(bodies[0])).toEqual({ path: '/nutrition/collagen', events: [event] });
  });
  test('is a gap in a count where the browser does not take it, and disturbs nobody', () => {
    collectBeacons(0);
    expect(() => sendBatch([event])).not.toThrow();
    Reflect.deleteProperty(navigator, 'sendBeacon');
    expect(() => sendBatch([event])).not.toThrow();
  });
  test('fits any path into the schema', async () => {
    window.history.replaceState(null, '', `/caf%C3%A9/${'x'.repeat(300)}`);
    const bodies = collectBeacons();
    sendBatch([event]);
    const { path } = await readBatch(bodies[0]);
    expect(path).toMatch(/^\/caf-C3-A9\/x+$/);
    expect(path).toHaveLength(200);
  });
});

describe('a page', () => {
  const declaring = { click: trackClick, view: trackView, open: trackOpen, load: trackLoad };
  const declare = (moment: keyof typeof declaring, ...events: TrackingEvent[]): string =>
    writtenAttributes(declaring[moment](...events));
  const url = 'https://shop.example/jar?correlationId=abc-123';
  let viewport: ReturnType<typeof watchViewport>;
  let bodies: Blob[];

  const exposure: TrackingEvent = {
    kind: 'exposure',
    toolName: 'treatment-comparison',
    exposureType: 'decisiontool_view',
  };
  const completed = { ...exposure, authContext: { isAuthenticated: false } };

  beforeAll(() => {
    viewport = watchViewport();
    window.history.replaceState(null, '', '/nutrition/collagen');
    document.body.innerHTML = `
      <section id="card" ${declare('view', { kind: 'product-viewed' })}
        ${declare('load', { kind: 'product-loaded' }, { kind: 'element-loaded' })}>
        <a id="paid" data-affiliate href="${url}"
          ${writtenAttributes(trackPaidLink({ kind: 'product-clicked', text: 'Buy' }))}><b>Buy</b></a>
        <a id="long" data-affiliate href="https://shop.example/?correlationId=%3Cx%3E&x=${'x'.repeat(2100)}"
          ${writtenAttributes(trackPaidLink({ kind: 'product-clicked' }))}>Long</a>
      </section>
      <div ${declare('click', { kind: 'element-clicked', name: 'outer' })}>
        <button id="inner" ${declare('click', { kind: 'element-clicked', name: 'inner' })}>In</button>
      </div>
      <details id="closed" ${declare('open', { kind: 'element-clicked', actionOutcome: 'OPEN' })}></details>
      <details id="open" open ${declare('open', { kind: 'element-clicked', name: 'open' })}></details>
      <dialog id="dialog" ${declare('open', { kind: 'element-viewed', name: 'dialog' })}></dialog>
      <section id="tool" ${declare('view', exposure)}></section>
      <pagewell-island data-type="quiz"><form id="form"></form></pagewell-island>`;
    bodies = collectBeacons();
    const parts = pageParts();
    tell('form', { kind: 'form-started', name: 'early' });
    parts.report({ kind: 'element-viewed', name: 'early' });
    start(document.documentElement, parts);
  });

  const element = (id: string): HTMLElement => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  const tell = (id: string, detail: unknown): boolean =>
    element(id).dispatchEvent(new CustomEvent('pagewell:track', { bubbles: true, detail }));
  const reported = async (): Promise<TrackingEvent[]> => {
    window.dispatchEvent(new Event('pagehide'));
    const batches = await Promise.all(bodies.splice(0).map(readBatch));
    return batches.flatMap(({ events }) => events);
  };
  const toggle = (id: string, open: boolean): void => {
    element(id).toggleAttribute('open', open);
    element(id).dispatchEvent(new Event('toggle'));
  };

  test('reports what was told before the tracker came, then what it holds, once', async () =>
    expect(await reported()).toEqual([
      { kind: 'form-started', name: 'early', blockType: 'quiz' },
      { kind: 'element-viewed', name: 'early' },
      { kind: 'product-loaded' },
      { kind: 'element-loaded' },
    ]));
  test('reports once that something came into view', async () => {
    viewport.show(element('card'));
    viewport.show(element('card'));
    expect(await reported()).toEqual([{ kind: 'product-viewed' }]);
  });
  test('reports that something came into view which was put on the page later', async () => {
    const event: TrackingEvent = { kind: 'product-viewed', name: 'Late' };
    const holder = document.createElement('div');
    holder.innerHTML = `<p id="late" ${declare('view', event)}></p>`;
    document.body.append(holder);
    await Promise.resolve();
    viewport.show(element('late'));
    expect(await reported()).toEqual([event]);
  });
  test('reports another product that comes to stand in the same element', async () => {
    element('card').setAttribute('data-track', 'name The other');
    viewport.show(element('card'));
    viewport.show(element('card'));
    expect(await reported()).toEqual([{ kind: 'product-viewed', name: 'The other' }]);
    element('card').removeAttribute('data-track');
  });
  test('reports once that a reader was exposed to a tool, with a correlation id that only the browser can make', async () => {
    viewport.show(element('tool'));
    viewport.show(element('tool'));
    const events = await reported();
    expect(events).toEqual([{ ...completed, correlationId: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(validateEvents({ path: '/', events })).toBe(true);
  });
  test('reports an exposure without the id on a page without https', async () => {
    jest.spyOn(crypto, 'randomUUID').mockReturnValue(undefined as never);
    tell('tool', exposure);
    jest.restoreAllMocks();
    const [event] = await reported();
    expect(event).toEqual(completed);
  });
  test('reports a click inside an element, with where an affiliate link led and the id of this click', async () => {
    element('paid').querySelector('b')?.click();
    const opened = { outboundUrl: url, correlationId: 'abc-123' };
    expect(await reported()).toMatchObject([{ kind: 'product-clicked', text: 'Buy', ...opened }]);
  });
  test('reports a link that is opened in another tab, and no click of the right button', async () => {
    element('paid').dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
    element('paid').dispatchEvent(new MouseEvent('auxclick', { button: 2, bubbles: true }));
    expect(await reported()).toMatchObject([{ kind: 'product-clicked' }]);
  });
  test('leaves out of a link what the schema would refuse the whole batch for', async () => {
    element('long').click();
    const [event] = await reported();
    expect(event).toMatchObject({ kind: 'product-clicked' });
    expect(event).not.toHaveProperty('outboundUrl');
    expect(event).not.toHaveProperty('correlationId');
  });
  test('reports a click for every element around it that declares one', async () => {
    element('inner').click();
    expect(await reported()).toMatchObject([{ name: 'inner' }, { name: 'outer' }]);
  });
  test('does not count a repeated interaction again', async () => {
    element('inner').dispatchEvent(markAsReplayed(new MouseEvent('click', { bubbles: true })));
    expect(await reported()).toEqual([]);
  });
  test('reports every opening of a disclosure, and no closing', async () => {
    for (const open of [true, false, true]) toggle('closed', open);
    element('closed').dispatchEvent(markAsReplayed(new Event('toggle')));
    expect(await reported()).toMatchObject([{ actionOutcome: 'OPEN' }, { actionOutcome: 'OPEN' }]);
  });
  test('does not take what is shown open for opened', async () => {
    toggle('open', true);
    expect(await reported()).toEqual([]);
    toggle('open', false);
    toggle('open', true);
    expect(await reported()).toMatchObject([{ name: 'open' }]);
  });
  test('reports the opening of a dialog', async () => {
    for (const open of [true, false]) toggle('dialog', open);
    expect(await reported()).toMatchObject([{ name: 'dialog' }]);
  });
  test('reports what a hydrated widget tells, with the type of its block', async () => {
    tell('form', { kind: 'form-started', formatType: 'QUIZ' });
    for (const nonsense of [undefined, null, 'form-started', { kind: 5 }]) tell('form', nonsense);
    expect(await reported()).toEqual([{ kind: 'form-started', formatType: 'QUIZ', blockType: 'quiz' }]);
  });
  test('sends what it has when the reader turns to something else', () => {
    element('inner').click();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(bodies.splice(0)).toHaveLength(1);
  });
});
