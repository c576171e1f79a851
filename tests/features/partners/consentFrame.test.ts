/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { consentFrameScript } from '#features/partners/frames/consentFrameScript.ts';
import { frameScript, type OutsideWindow } from '#features/partners/frames/frameScript.ts';

let say: jest.Mock;
let hear: (data: unknown, isHeard: boolean) => void;
let frame: OutsideWindow;

const api: NonNullable<OutsideWindow['__tcfapi']> = (command, version, callback) => {
  expect([command, version]).toEqual(['addEventListener', 2]);
  hear = callback;
};

beforeEach(() => {
  jest.useFakeTimers();
  say = jest.fn();
  Object.defineProperties(document.documentElement, {
    scrollWidth: { configurable: true, value: 800 },
    scrollHeight: { configurable: true, value: 176 },
  });
  frame = { document, innerWidth: 800, innerHeight: 176, outside: { given: {}, say } } as never;
});
afterEach(() => jest.useRealTimers());

describe('the frame of a tool that asks readers', () => {
  test('waits until the tool has made its API, and asks it once', () => {
    const asked = jest.fn<typeof api>();
    consentFrameScript(frame);
    jest.advanceTimersByTime(1_000);
    frame.__tcfapi = asked;
    jest.advanceTimersByTime(1_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('waits for the page: before, there is nobody to tell', () => {
    const asked = jest.fn<typeof api>();
    const { outside, ...alone } = frame;
    const waiting: OutsideWindow = Object.assign(alone, { __tcfapi: asked }) as never;
    consentFrameScript(waiting);
    jest.advanceTimersByTime(1_000);
    expect(asked).not.toHaveBeenCalled();
    Object.assign(waiting, { outside });
    jest.advanceTimersByTime(50);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  const listening = (): void => {
    frame.__tcfapi = api;
    consentFrameScript(frame);
    jest.advanceTimersByTime(50);
  };

  test('says how large what it shows is, with what is hidden by its edges', () => {
    listening();
    hear({ eventStatus: 'cmpuishown' }, true);
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 400 });
    hear({ eventStatus: 'cmpuishown' }, true);
    expect(say.mock.calls).toEqual([
      [{ kind: 'filled', width: 800, height: 176 }],
      [{ kind: 'filled', width: 800, height: 400 }],
    ]);
  });

  test('says what was agreed to, and nothing that was left open or refused', () => {
    listening();
    const purpose = { consents: { 1: true, 2: false, 3: 'true', 4: 1 } };
    hear({ eventStatus: 'useractioncomplete', purpose, vendor: { consents: { 755: true, 8: false } } }, true);
    expect(say.mock.calls).toEqual([[{ kind: 'choice', purposes: [1], vendors: [755] }]]);
  });

  test.each([
    ['no data', undefined],
    ['data without what was answered', {}],
    ['words', { purpose: 'all', vendor: null }],
  ])('says that nothing was agreed to where the tool has %s', (_what, data) => {
    listening();
    const event = { eventStatus: 'useractioncomplete' };
    hear(typeof data === 'object' ? { ...data, ...event } : event, true);
    expect(say.mock.calls).toEqual([[{ kind: 'choice', purposes: [], vendors: [] }]]);
  });

  test('says that there is nothing to ask where the tool has an answer already', () => {
    listening();
    hear({ eventStatus: 'tcloaded', purpose: { consents: { 1: true } } }, true);
    expect(say.mock.calls).toEqual([[{ kind: 'empty' }]]);
  });

  test('says nothing of what failed, nor of what it does not know', () => {
    listening();
    hear({ eventStatus: 'useractioncomplete' }, false);
    hear({ eventStatus: 'something' }, true);
    hear(null, true);
    expect(say).not.toHaveBeenCalled();
  });
});

test.each([
  ['leaves all of that to the tool', '', [undefined, 0]],
  [
    'answers by its strings before its partner comes',
    '<meta name="outside-consent" content="/outside/_consent.js">',
    ['function', 1],
  ],
])('a frame %s', (_what, asked, made) => {
  document.head.innerHTML = `${asked}<meta name="outside-script" content="https://tags.example/tag.js">`;
  document.body.innerHTML = '';
  const listeners: ((event: object) => void)[] = [];
  const parent = {};
  const own = {
    document,
    parent,
    addEventListener: (_name: string, listener: (event: object) => void) => listeners.push(listener),
    removeEventListener: () => undefined,
  };
  frameScript(own as never);
  const data = { consent: { gdprApplies: true, limitedAds: false, tc: 'C', usp: '1---' } };
  listeners[0]?.({ source: parent, ports: [{ postMessage: () => undefined }], data });
  const scripts = () =>
    [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  const [law, libraries] = made;
  expect((own as OutsideWindow & typeof own).__uspapi && 'function').toBe(law);
  expect(scripts().filter((address) => address === '/outside/_consent.js')).toHaveLength(Number(libraries));
  if (libraries) {
    expect(scripts()).toEqual(['/outside/_consent.js']);
    document.head.querySelector('script')?.dispatchEvent(new Event('load'));
  }
  expect(scripts().at(-1)).toBe('https://tags.example/tag.js');
});
