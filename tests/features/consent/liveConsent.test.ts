/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { readerPageAttribute } from '../../../contracts/behaviour.ts';
import type { ConsentState } from '../../../contracts/consent.ts';
import { keptInBrowser } from '../../../contracts/keptInBrowser.ts';
import { readerKey } from '../../../contracts/reader.ts';

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

const factsOf = (state: ConsentState) => ({
  state,
  regime: 'us',
  gdprApplies: false,
  limitedAds: true,
  usp: state === 'full' ? '1YNY' : '1YYY',
  outside: {
    address: '/outside',
    everywhere: state === 'full' ? [{ name: 'countwell' }] : [],
  },
});

globalThis.fetch = async (address, { method = 'GET', credentials = '', body } = {}) => {
  const path = String(address);
  requests.push({ path, method, credentials, ...(body ? { body: JSON.parse(String(body)) } : {}) });
  const answer = (value: unknown) => ({ status: 200, text: async () => JSON.stringify(value) }) as Response;
  if (path === '/api/reader') return answer({ consent: factsOf(said) });
  if (path === '/consent/validate') {
    if (stands instanceof Error) throw stands;
    return answer(stands);
  }
  if (patchFails) throw new TypeError('Failed to fetch');
  said = (body as string).includes('"setAll"') ? 'full' : 'rejected';
  return answer(factsOf(said));
};

const root = document.documentElement;
const wantingConsent = keptInBrowser.filter(({ needsConsent }) => needsConsent);

beforeEach(() => {
  jest.resetModules();
  errors = [];
  FakeChannel.open = [];
  requests = [];
  said = 'none';
  stands = true;
  patchFails = false;
  sessionStorage.clear();
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
});

/** All that is kept with consent alone, as if it had been given. */
function keepAll(): void {
  for (const { name, in: place } of wantingConsent) {
    // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
    if (place === 'cookie') document.cookie = `${name}=1; Path=/`;
    else window[place as 'sessionStorage'].setItem(name, '1');
  }
}

/** The names of what of it is still there. */
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

/** A page that has just loaded. */
async function open(): Promise<FakeChannel> {
  const { start } = await import('../../../features/consent/browser/liveConsent.ts');
  const [prompt] = document.forms;
  if (!prompt) throw new Error('Nobody is asked');
  start(prompt, { report: () => undefined });
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
  ])('a yes that %s is none: what is known is asked for anew', async (_what, answer) => {
    sessionStorage.setItem(readerKey, JSON.stringify({ consent: factsOf('full') }));
    said = 'rejected';
    stands = answer;
    await open();
    expect(requests.map(({ path }) => path)).toEqual(['/consent/validate', '/api/reader']);
    expect(root.getAttribute('data-consent')).toBe('rejected');
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });

  test('a browser that says no for its reader wins over a yes', async () => {
    said = 'full';
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    await open();
    expect(root.getAttribute('data-consent')).toBe('rejected');
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });
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
