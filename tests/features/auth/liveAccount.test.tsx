/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { completeExposure } from '#client/tracking/completeExposure.ts';
import { authInteractingAttribute, signedOutChannel } from '#contracts/auth.ts';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import { consentAttribute } from '#contracts/consent.ts';
import { readerKey } from '#contracts/reader.ts';
import { adSessionKey, anonymousIdKey } from '#contracts/sessionKeys.ts';
import memberPlace from '#features/auth/memberPlace.ts';
import menuEntry from '#features/auth/menuEntry.tsx';
import { configured } from '#features/auth/shown.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { testShell } from '../../shell/support.ts';

const user = { fullName: 'Ada Lovelace', initials: 'AL', rvoId: 'rvo-ada', authProvider: 'google' };
let told: unknown;
let posts: [address: string, body: unknown][];
/** jsdom has no channels to other tabs. What listens in this page stands for another tab. */
class FakeChannel {
  static all: FakeChannel[] = [];
  readonly name: string;
  onmessage = () => {};
  constructor(name: string) {
    this.name = name;
    FakeChannel.all.push(this);
  }
  postMessage() {
    // Those of an earlier test’s page are gone with it.
    if (!FakeChannel.all.includes(this)) return;
    for (const each of FakeChannel.all) if (each !== this && each.name === this.name) each.onmessage();
  }
}

/** What the browser has recorded of the page, which jsdom does not. */
let recorded: Record<string, readonly object[]>;
class FakeNavigation {
  readonly loadEventStart: number;
  constructor(loadEventStart: number) {
    this.loadEventStart = loadEventStart;
  }
}

beforeEach(() => {
  sessionStorage.clear();
  posts = [];
  FakeChannel.all = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel, PerformanceNavigationTiming: FakeNavigation });
  recorded = {};
  Object.assign(performance, { getEntriesByType: (kind: string) => recorded[kind] ?? [] });
  jest.spyOn(performance, 'now').mockReturnValue(500);
  document.documentElement.setAttribute(readerPageAttribute, '');
  configured.providers = ['apple', 'google'];
  globalThis.fetch = async (address, init) => {
    if (init?.method === 'POST') posts.push([String(address), JSON.parse(String(init.body))]);
    if (init?.method === 'POST') throw new TypeError('offline');
    return { status: 200, text: async () => JSON.stringify(told) } as Response;
  };
});
afterEach(() => {
  jest.restoreAllMocks();
  configured.providers = [];
});

const entry = (auth: SiteConfiguration['auth']): string =>
  menuEntry({ ...testShell, site: { ...testShell.site, configuration: auth ? { auth } : {} } });

/** The entry on a page, once it has heard what the server says. Each test has modules that nothing was told yet. */
async function show(showAuth: 'always' | 'test', facts: unknown): Promise<HTMLElement> {
  told = facts;
  document.body.innerHTML = `${memberPlace({ ...testShell })}<ul>${entry({ showAuth })}</ul>`;
  const link = document.querySelector<HTMLElement>('[data-auth]');
  if (!link) throw new Error('There is no entry');
  jest.resetModules();
  const { start } = await import('#features/auth/browser/liveAccount.ts');
  await start(link);
  const place = document.querySelector<HTMLElement>('[data-member-place]');
  if (place && !place.hidden) {
    const forMembers = await import('#features/auth/browser/forMembers.ts');
    await forMembers.start();
  }
  return link;
}

describe('the way to the account', () => {
  test.each<[string, SiteConfiguration['auth']]>([
    ['never', { showAuth: 'never' }],
    ['where nothing is said', undefined],
    ['without a provider', { showAuth: 'always', providers: [] }],
  ])('is on no page: %s', (_why, auth) => expect(entry(auth)).toBe(''));

  test('is on no page where nobody is configured', () => {
    configured.providers = [];
    expect(entry({ showAuth: 'always' })).toBe('');
  });

  test('is a link that needs no script, and says that nothing is known yet', () =>
    expect(entry({ showAuth: 'always' })).toBe(
      '<li><a href="/sign-in" data-auth="uninitialised">Sign in</a></li>',
    ));

  test('says that nobody is signed in', async () => {
    const link = await show('always', { auth: { state: 'not-authenticated', isShown: true } });
    expect([link.dataset.auth, link.textContent]).toEqual(['not-authenticated', 'Sign in']);
    expect(posts).toEqual([]);
  });

  test('says who is signed in, and tells the server once a visit; that it fails matters to nobody', async () => {
    const link = await show('always', { auth: { state: 'authenticated', isShown: true, user } });
    expect([link.dataset.auth, link.textContent, link.ariaLabel]).toEqual([
      'authenticated',
      'AL',
      'AL: account of Ada Lovelace',
    ]);
    expect(completeExposure({ kind: 'exposure' }).authContext).toEqual({ isAuthenticated: true });
    expect(posts).toEqual([['/api/auth/set-cookie', { isAuthenticated: true, userInfo: user }]]);
    await show('always', {});
    expect(posts).toHaveLength(1);
  });

  test('takes the cookie of an old session away', async () => {
    await show('always', { auth: { state: 'not-authenticated', isShown: true, hasOldCookie: true } });
    expect(posts).toEqual([['/api/auth/clear-cookie', {}]]);
  });

  test.each([
    [true, ''],
    [false, 'hidden'],
  ])('where a test decides, and says %s, its visibility is “%s”', async (isShown, visibility) => {
    const link = await show('test', { auth: { state: 'not-authenticated', isShown } });
    expect(link.parentElement?.style.visibility).toBe(visibility);
  });

  test('stays as it is where the server says nothing', async () => {
    const link = await show('always', {});
    expect(link.dataset.auth).toBe('uninitialised');
    expect(completeExposure({ kind: 'exposure' }).authContext).toEqual({ isAuthenticated: false });
  });
});

describe('a link in', () => {
  const login = 'http://localhost/api/auth/login?provider=google';
  async function clicked(consent: string, kind = ''): Promise<string> {
    const { start } = await import('#features/auth/browser/leaving.ts');
    document.documentElement.setAttribute(consentAttribute, consent);
    document.body.innerHTML = `<a href="${login}" data-auth-link="${kind}">Sign in</a>`;
    const link = document.querySelector('a');
    if (!link) throw new Error('There is no link');
    link.addEventListener('click', (event) => event.preventDefault());
    start(link);
    link.click();
    return link.href;
  }
  beforeEach(() => {
    sessionStorage.setItem(anonymousIdKey, 'a-1');
    sessionStorage.setItem(adSessionKey, 's-1');
  });
  afterEach(() => document.documentElement.removeAttribute(consentAttribute));

  test('says by what a visit is known of whoever has agreed to that', async () =>
    expect(await clicked('full')).toBe(`${login}&sessionId=s-1&anonymousId=a-1`));

  test('says what there is', async () => {
    sessionStorage.clear();
    expect(await clicked('full')).toBe(login);
  });

  test.each(['none', 'rejected', ''])('says nothing of anybody else: %j', async (consent) =>
    expect(await clicked(consent)).toBe(login),
  );

  test('that leads out says nothing', async () => expect(await clicked('full', 'logout')).toBe(login));
});

test('the page of a link in or out forgets who was signed in, and the link says that it leads on until somebody comes back', async () => {
  const { start } = await import('#features/auth/browser/leaving.ts');
  document.body.innerHTML = '<a href="#out">Sign out</a>';
  const [link] = document.body.children;
  if (!(link instanceof HTMLElement)) throw new Error('There is no link');
  start(link);
  sessionStorage.setItem(readerKey, '{}');
  link.click();
  expect(document.documentElement.hasAttribute(authInteractingAttribute)).toBe(true);
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(readerKey)).toBeNull();
  dispatchEvent(new Event('pageshow'));
  expect(document.documentElement.hasAttribute(authInteractingAttribute)).toBe(false);
});

async function leaveBy(kind: string): Promise<void> {
  const { start } = await import('#features/auth/browser/leaving.ts');
  const link = document.createElement('a');
  link.href = '#on';
  link.setAttribute('data-auth-link', kind);
  document.body.append(link);
  start(link);
  link.click();
  dispatchEvent(new Event('pagehide'));
}

test('signing out in one tab takes name and number out of all others', async () => {
  const link = await show('always', { auth: { state: 'authenticated', isShown: true, user } });
  await leaveBy('logout');
  expect([link.textContent, link.ariaLabel, link.dataset.auth]).toEqual([
    'Sign in',
    null,
    'not-authenticated',
  ]);
  expect(sessionStorage.getItem(readerKey)).toBeNull();
});

describe('a page of which this tab was told before who is there', () => {
  const wasThere = JSON.stringify({ auth: { state: 'authenticated', isShown: true, user } });
  const shows = async () => {
    sessionStorage.setItem(readerKey, wasThere);
    const link = await show('always', { auth: { state: 'not-authenticated', isShown: true } });
    return [link.textContent, link.dataset.auth];
  };

  test('asks anew where it was in the background, however shortly', async () => {
    recorded = { 'visibility-state': [{ name: 'hidden' }, { name: 'visible' }] };
    expect(await shows()).toEqual(['Sign in', 'not-authenticated']);
  });

  test('asks anew where it is seen long after it has loaded, in a browser that does not record what was seen', async () => {
    recorded = { navigation: [new FakeNavigation(1_000)] };
    jest.spyOn(performance, 'now').mockReturnValue(6_000);
    expect(await shows()).toEqual(['Sign in', 'not-authenticated']);
  });

  test('believes it where it was seen all the time, also if it has loaded slowly', async () => {
    recorded = { 'visibility-state': [{ name: 'visible' }], navigation: [new FakeNavigation(15_000)] };
    jest.spyOn(performance, 'now').mockReturnValue(16_000);
    expect(await shows()).toEqual(['AL', 'authenticated']);
  });
});

test('going away from a page in another way than out tells no other tab', async () => {
  const heard = jest.fn();
  new FakeChannel(signedOutChannel).onmessage = heard;
  await leaveBy('');
  dispatchEvent(new Event('pagehide'));
  expect(heard).not.toHaveBeenCalled();
});
