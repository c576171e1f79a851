/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import type { ConsentState } from '#contracts/consent.ts';
import { readerKey } from '#contracts/reader.ts';
import { storedInBrowser } from '#features/consent/storedInBrowser.ts';

/** The other tabs of the browser, as far as this one hears of them and tells them. */
class FakeChannel {
  static open: FakeChannel[] = [];
  onmessage?: () => void;
  told = 0;
  constructor() {
    FakeChannel.open.push(this);
  }
  postMessage(): void {
    this.told += 1;
  }
}
Object.assign(globalThis, {
  BroadcastChannel: FakeChannel,
  IntersectionObserver: class {
    observe(): void {}
  },
  MessageChannel: class {
    port1 = { close: () => undefined };
    port2 = {};
  },
  reportError: (error: unknown) => void errors.push(error),
});

let errors: unknown[];
/** What the server knows of the reader, and what it says of the cookie of a yes; a failure where it is an error. */
let said: ConsentState;
let stands: unknown;
let requests: { path: string; method: string; credentials: string; body?: unknown }[];
let patchFails: boolean;
/** Whether the reader's browser says no by a header that no script can read. */
let hasGpc: boolean;

const factsOf = (state: ConsentState) => ({
  state,
  regime: 'us',
  gdprApplies: false,
  limitedAds: true,
  usp: state === 'full' ? '1YNY' : '1YYY',
});
const outside = { address: '/outside', everywhere: [{ name: 'countwell' }] };

globalThis.fetch = async (address, { method = 'GET', credentials = '', body } = {}) => {
  const path = String(address);
  requests.push({ path, method, credentials, ...(body ? { body: JSON.parse(String(body)) } : {}) });
  const answer = (value: unknown) => ({ status: 200, text: async () => JSON.stringify(value) }) as Response;
  if (path === '/api/reader')
    return answer({ consent: { ...factsOf(said), ...(hasGpc ? { gpc: true } : {}) }, outside });
  if (path === '/consent/validate') {
    if (stands instanceof Error) throw stands;
    return answer(stands);
  }
  if (patchFails) throw new TypeError('Failed to fetch');
  said = (body as string).includes('"setAll"') ? 'full' : 'rejected';
  if (hasGpc) return answer({ ...factsOf('rejected'), gpc: true });
  return answer(factsOf(said));
};

const root = document.documentElement;
const wantingConsent = storedInBrowser.filter(({ needsConsent }) => needsConsent);

/** What pages listen to: each test has a page of its own, and they share a document. */
const listening: Parameters<typeof document.addEventListener>[] = [];
const listen = document.addEventListener.bind(document);
document.addEventListener = (...parts: Parameters<typeof document.addEventListener>) => {
  listening.push(parts);
  listen(...parts);
};

beforeEach(() => {
  jest.resetModules();
  errors = [];
  FakeChannel.open = [];
  requests = [];
  said = 'none';
  stands = true;
  patchFails = false;
  hasGpc = false;
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
  for (const name of ['pagewell_consent', 'usprivacy']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true });
  window.history.replaceState(null, '', '/sleep');
  for (const name of ['data-consent', 'data-regime']) root.removeAttribute(name);
  root.setAttribute(readerPageAttribute, '');
  document.body.innerHTML =
    '<form data-privacy-prompt><button value="accept">Yes</button><button value="reject">No</button></form>';
});

/** The page of a test is over: it makes no frames any more. */
afterEach(async () => {
  said = 'rejected';
  for (const { onmessage } of FakeChannel.open) onmessage?.();
  await settled();
  // What watches the page has seen all of it.
  document.body.replaceChildren();
  await settled();
  for (const parts of listening.splice(0)) document.removeEventListener(...parts);
});

function keepAll(): void {
  for (const { name, in: place } of wantingConsent) {
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
    if (place === 'cookie') document.cookie = `${name}=1; Path=/`;
    else window[place as 'sessionStorage'].setItem(name, '1');
  }
}

const left = (): string[] =>
  wantingConsent
    .filter(({ name, in: place }) =>
      place === 'cookie'
        ? document.cookie.includes(`${name}=`)
        : window[place as 'sessionStorage'].getItem(name) !== null,
    )
    .map(({ name }) => name);

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

async function open(): Promise<FakeChannel> {
  const { start } = await import('#features/consent/browser/liveConsent.ts');
  const { start: startFrames } = await import('#features/partners/browser/liveFrames.ts');
  const [prompt] = document.forms;
  if (!prompt) throw new Error('Nobody is asked');
  startFrames(root, { report: () => undefined });
  start(prompt);
  await settled();
  const channel = FakeChannel.open.at(-1);
  if (!channel) throw new Error('Other tabs hear of nothing');
  return channel;
}

async function press(value: 'accept' | 'reject'): Promise<void> {
  const [form] = document.forms;
  const submitter = form?.querySelector<HTMLButtonElement>(`[value=${value}]`);
  form?.dispatchEvent(new SubmitEvent('submit', { submitter: submitter ?? null, cancelable: true }));
  await settled();
}

async function openAndPress(value: 'accept' | 'reject'): Promise<void> {
  const { start } = await import('#features/consent/browser/liveConsent.ts');
  const [prompt] = document.forms;
  if (prompt) start(prompt);
  await press(value);
}

describe('what a page knows of its reader’s consent', () => {
  test.each<[ConsentState, number]>([
    ['none', 0],
    ['rejected', 0],
    ['full', 1],
  ])('%s stands on it, with %i frames of others', async (state, frames) => {
    said = state;
    await open();
    expect([root.getAttribute('data-consent'), root.getAttribute('data-regime')]).toEqual([state, 'us']);
    expect(document.querySelectorAll('iframe')).toHaveLength(frames);
  });

  test('a yes is looked at with the cookie of this moment, by a request that has it', async () => {
    said = 'full';
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
    document.cookie = 'pagewell_consent=1:2:abc; Path=/';
    await open();
    expect(requests[1]).toEqual({
      path: '/consent/validate',
      method: 'POST',
      credentials: 'same-origin',
      body: { cookieValue: '1:2:abc' },
    });
  });

  test.each([
    ['is taken back', false],
    ['cannot be looked at', new TypeError('Failed to fetch')],
    ['is answered with something else', 'true'],
  ])('a yes that %s is none for this page, whatever else is said of it', async (_what, answer) => {
    sessionStorage.setItem(readerKey, JSON.stringify({ consent: factsOf('full'), outside }));
    said = 'full';
    stands = answer;
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
    document.cookie = 'pagewell_consent=1:2:abc; Path=/';
    await open();
    expect(requests.map(({ path }) => path)).toEqual(['/consent/validate']);
    expect(root.getAttribute('data-consent')).toBe('none');
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    // It may stand again on the next page, which asks anew.
    expect(document.cookie).toContain('pagewell_consent=1:2:abc');
    expect(sessionStorage.getItem(readerKey)).toBeNull();
  });

  test('what a form has taken since, without any script, is asked for', async () => {
    sessionStorage.setItem(readerKey, JSON.stringify({ consent: factsOf('none'), outside }));
    said = 'full';
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
    document.cookie = 'pagewell_consent=1:2:abc; Path=/';
    await open();
    expect(root.getAttribute('data-consent')).toBe('full');
  });

  test('a script that comes later is told what was found out before', async () => {
    said = 'full';
    const { start } = await import('#features/consent/browser/liveConsent.ts');
    const [prompt] = document.forms;
    if (prompt) start(prompt);
    await settled();
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    const { start: startFrames } = await import('#features/partners/browser/liveFrames.ts');
    startFrames(root, { report: () => undefined });
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  test('a browser that says no for its reader wins over a yes', async () => {
    said = 'full';
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await open();
    expect(root.getAttribute('data-consent')).toBe('rejected');
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });
});

describe('a browser that says no by a header alone', () => {
  test('is heard in the room of the question: the no is kept, and no other page asks', async () => {
    said = 'rejected';
    hasGpc = true;
    root.setAttribute('data-privacy-banner', '');
    await open();
    expect(root.getAttribute('data-consent')).toBe('rejected');
    expect(document.querySelector('[role=status]')?.textContent).toContain('Global Privacy Control');
    expect([...document.querySelectorAll('button')].every(({ inert }) => inert)).toBe(true);
    expect(requests.at(-1)).toMatchObject({ method: 'PATCH', body: { unsetAll: true } });
    root.removeAttribute('data-privacy-banner');
  });

  test('is told to a reader who agrees before the page knows of it, in the room of the question', async () => {
    hasGpc = true;
    root.setAttribute('data-privacy-banner', '');
    await openAndPress('accept');
    expect([root.hasAttribute('data-privacy-banner'), root.getAttribute('data-consent')]).toEqual([
      true,
      'rejected',
    ]);
    expect(document.querySelector('[role=status]')?.textContent).toContain('Global Privacy Control');
    expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
    root.removeAttribute('data-privacy-banner');
  });

  test('is no news to a reader who says no before the page knows of it: the question goes at once', async () => {
    hasGpc = true;
    root.setAttribute('data-privacy-banner', '');
    await openAndPress('reject');
    expect(root.hasAttribute('data-privacy-banner')).toBe(false);
    expect(document.querySelector('[role=status]')).toBeNull();
  });

  test('has not spoken where a yes stands, and its reader is thanked in the room of the question', async () => {
    root.setAttribute('data-privacy-banner', '');
    await openAndPress('accept');
    expect([root.getAttribute('data-consent'), document.querySelector('[role=status]')?.textContent]).toEqual(
      ['full', 'Thank you.'],
    );
    root.removeAttribute('data-privacy-banner');
  });

  test('is not told where nothing is asked', async () => {
    said = 'rejected';
    hasGpc = true;
    await open();
    expect(document.querySelector('[role=status]')).toBeNull();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});

test.each([
  ['1YNY', false],
  ['1YYY', true],
])('where there is no yes, the cookie of US law does not say that there was one: %s', async (usp, stays) => {
  said = 'full';
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
  document.cookie = `usprivacy=${usp}; Path=/`;
  await open();
  expect(document.cookie.includes('usprivacy')).toBe(stays);
});

describe('a choice', () => {
  test.each([
    ['accept', { setAll: true }, 'full'],
    ['reject', { unsetAll: true }, 'rejected'],
  ] as const)(
    'to %s is sent, what comes back takes the place of what was known, and other tabs hear of it',
    async (press_, body, state) => {
      const channel = await open();
      await press(press_);
      expect(requests.at(-1)).toEqual({
        path: '/api/consent',
        method: 'PATCH',
        credentials: 'same-origin',
        body,
      });
      expect(root.getAttribute('data-consent')).toBe(state);
      expect(JSON.parse(sessionStorage.getItem(readerKey) ?? '').consent.state).toBe(state);
      expect(channel.told).toBe(1);
    },
  );

  test('that cannot be kept is none, and lets nothing come', async () => {
    const channel = await open();
    patchFails = true;
    await press('accept');
    expect(root.getAttribute('data-consent')).toBe('none');
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    expect([channel.told, errors.length]).toEqual([0, 1]);
  });
});

describe('what is kept with consent alone', () => {
  test('stays while there is consent', async () => {
    said = 'full';
    keepAll();
    await open();
    expect(left()).toEqual(wantingConsent.map(({ name }) => name));
  });

  test.each<[string, ConsentState, boolean]>([
    ['has said no', 'rejected', false],
    ['said a yes that is over', 'none', false],
    ['has a browser that says no', 'full', true],
  ])('goes where a page opens whose reader %s', async (_what, state, gpc) => {
    said = state;
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: gpc, configurable: true });
    keepAll();
    await open();
    expect(left()).toEqual([]);
  });

  test('goes at once where its reader says no', async () => {
    await open();
    keepAll();
    patchFails = true;
    await press('reject');
    expect(left()).toEqual([]);
  });

  test('goes at once, with all frames, where another tab tells that its reader has said no', async () => {
    said = 'full';
    keepAll();
    const channel = await open();
    said = 'rejected';
    channel.onmessage?.();
    await settled();
    expect(left()).toEqual([]);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });

  test('goes where its reader comes back to a page that the browser had kept as it was', async () => {
    said = 'full';
    keepAll();
    await open();
    said = 'rejected';
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settled();
    expect(left()).not.toEqual([]);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settled();
    expect(left()).toEqual([]);
    expect(root.getAttribute('data-consent')).toBe('rejected');
  });
});
