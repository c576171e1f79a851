/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { type OutsideChange, silentAfterMs } from '#contracts/outside/frame.ts';
import type { OutsidePayload } from '#contracts/outside/payload.ts';
import { openOutsideFrame } from '#features/partners/browser/outsideFrame.ts';

/** The end of a channel: jsdom has none. */
class TestPort {
  other: TestPort | undefined;
  onmessage: ((message: { data: unknown }) => void) | undefined;
  postMessage(data: unknown): void {
    this.other?.onmessage?.({ data });
  }
  close(): void {
    if (this.other) this.other.other = undefined;
    this.other = undefined;
  }
}
class TestChannel {
  port1 = new TestPort();
  port2 = new TestPort();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}
Object.assign(globalThis, { MessageChannel: TestChannel });

const payload: OutsidePayload = {
  slot: 'DMR1',
  sizes: [
    [300, 600],
    [300, 250],
  ],
};

function opened(given: OutsidePayload = payload, address = '/outside/ads', asks = false) {
  document.body.innerHTML = '<div></div>';
  const box = document.body.firstElementChild as Element;
  const changes: OutsideChange[] = [];
  const close = openOutsideFrame({
    box,
    address,
    title: 'Advertisement',
    payload: given,
    asks,
    tell: (change) => changes.push(change),
  });
  const frame = box.querySelector('iframe') as HTMLIFrameElement;
  const handed: { data: unknown; target: string; port: TestPort }[] = [];
  Object.defineProperty(frame, 'contentWindow', {
    value: {
      postMessage: (data: unknown, target: string, [port]: TestPort[]) =>
        handed.push({ data, target, port: port as TestPort }),
    },
  });
  const load = () => frame.onload?.(new Event('load'));
  const say = (...messages: unknown[]): void => {
    for (const message of messages) handed[0]?.port.postMessage(message);
  };
  return { box, frame, changes, close, handed, load, say, last: () => changes.at(-1) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('an outside frame', () => {
  test('is sandboxed without an origin, sends no referrer, and has the size of the largest that fits', () => {
    const { frame, changes } = opened();
    expect(frame.getAttribute('src')).toBe('/outside/ads');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame.referrerPolicy).toBe('no-referrer');
    expect([frame.width, frame.height]).toEqual(['300', '600']);
    expect(frame.title).toBe('Advertisement');
    expect(changes).toEqual([{ state: 'loading' }]);
  });

  test('may keep something on a host of its own', () => {
    const { frame } = opened(payload, 'https://outside.example/outside/ads');
    expect(frame.getAttribute('sandbox')).toContain('allow-same-origin');
  });

  test('is told what it is handed, once it has loaded and by a port of its own, and nothing else', () => {
    const { handed, load } = opened();
    expect(handed).toEqual([]);
    load();
    expect(handed).toMatchObject([{ data: payload, target: '*' }]);
  });

  test('takes the size of what fills it', () => {
    const { frame, load, say, last } = opened();
    load();
    say({ kind: 'filled', width: 300, height: 250 });
    expect(last()).toEqual({ state: 'filled', size: [300, 250] });
    expect([frame.width, frame.height]).toEqual(['300', '250']);
  });

  test('stays where there is nothing to show', () => {
    const { frame, load, say, last } = opened();
    load();
    say({ kind: 'empty' });
    expect(last()).toEqual({ state: 'empty' });
    jest.advanceTimersByTime(silentAfterMs);
    expect(frame.isConnected).toBe(true);
  });

  test('without a place has answered once its script has come, and is not seen', () => {
    const { frame, load, say, last } = opened({});
    expect(frame.hidden).toBe(true);
    load();
    say({ kind: 'loaded' });
    expect(last()).toEqual({ state: 'filled' });
  });

  test('with a place has not answered yet once its script has come', () => {
    const { load, say, last } = opened();
    load();
    say({ kind: 'loaded' });
    expect(last()).toEqual({ state: 'loading' });
    jest.advanceTimersByTime(silentAfterMs);
    expect(last()).toEqual({ state: 'ended', fault: 'silent' });
  });
});

describe('a frame is taken away, and its port closed', () => {
  test('where it says nothing for three seconds, and not before', () => {
    const { frame, load, last } = opened();
    load();
    jest.advanceTimersByTime(silentAfterMs - 1);
    expect(frame.isConnected).toBe(true);
    jest.advanceTimersByTime(1);
    expect(frame.isConnected).toBe(false);
    expect(last()).toEqual({ state: 'ended', fault: 'silent' });
  });

  test.each([
    ['its script does not come', 'missing', { kind: 'missing' }],
    ['its style sheet does not come', 'unstyled', { kind: 'unstyled' }],
    ['it says a size that is not one of those that fit', 'size', { kind: 'filled', width: 300, height: 251 }],
    ['it says what is no message', 'nonsense', { kind: 'navigate', to: 'https://evil.example' }],
    ['it says a text', 'nonsense', 'filled'],
    ['it says nothing at all', 'nonsense', null],
    ['it says a size that is none', 'nonsense', { kind: 'filled', width: '300', height: 250 }],
  ])('where %s', (_what, fault, message) => {
    const { frame, load, say, changes } = opened();
    load();
    say(message, { kind: 'filled', width: 300, height: 250 });
    expect(frame.isConnected).toBe(false);
    expect(changes).toEqual([{ state: 'loading' }, { state: 'ended', fault }]);
  });

  test('where it fills a place that it was not given', () => {
    const { load, say, last } = opened({});
    load();
    say({ kind: 'filled', width: 300, height: 250 });
    expect(last()).toEqual({ state: 'ended', fault: 'size' });
  });

  test('where it floods, and not at one message less', () => {
    const { frame, load, say, last } = opened();
    load();
    say(...Array.from({ length: 50 }, () => ({ kind: 'empty' })));
    expect(frame.isConnected).toBe(true);
    say({ kind: 'empty' });
    expect(frame.isConnected).toBe(false);
    expect(last()).toEqual({ state: 'ended', fault: 'flood' });
  });

  test('where another document takes the place of ours, which is told nothing', () => {
    const { frame, load, handed, last } = opened();
    load();
    load();
    expect(frame.isConnected).toBe(false);
    expect(handed).toHaveLength(1);
    expect(last()).toEqual({ state: 'ended', fault: 'navigated' });
  });

  test('where the reader withdraws, once', () => {
    const { frame, load, close, changes } = opened();
    load();
    close();
    close();
    jest.advanceTimersByTime(silentAfterMs);
    expect(frame.isConnected).toBe(false);
    expect(changes).toEqual([{ state: 'loading' }, { state: 'ended', fault: 'withdrawn' }]);
  });
});

describe('the frame of a tool that asks readers', () => {
  const choice = { kind: 'choice', purposes: [1], vendors: [755] };

  test('tells what was answered to it', () => {
    const { load, say, last } = opened({ sizes: [[800, 176]] }, '/outside/consentwell', true);
    load();
    say({ kind: 'filled', width: 800, height: 176 }, choice);
    expect(last()).toEqual({ state: 'filled', choice });
  });

  test('is the only one whose answer is taken', () => {
    const { load, say, last } = opened();
    load();
    say({ kind: 'filled', width: 300, height: 250 }, choice);
    expect(last()).toEqual({ state: 'ended', fault: 'nonsense' });
  });
});
