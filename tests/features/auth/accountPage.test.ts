/** @jest-environment jsdom */
import { untilMoment } from '#client/moments/untilMoment.ts';
import { clickEvents } from '#client/tracking/linkEvents.ts';
import { accountPage, signInPage } from '#features/auth/authPages.tsx';
import { start } from '#features/auth/browser/leaving.ts';
import auth from '#features/auth/feature.ts';
import { validateEvents } from '#schemas/generated/validators.js';
import { testShell } from '../../shell/support.ts';

const user = { fullName: 'Ada Lovelace', initials: 'AL', rvoId: 'rvo-ada', authProvider: 'google' } as const;

/** The channels that were opened: jsdom has none. */
const channels: { onmessage?: () => void }[] = [];
let told: unknown[] = [];
globalThis.BroadcastChannel = class {
  onmessage?: () => void;
  constructor() {
    channels.push(this);
  }
  postMessage(message: unknown): void {
    told.push(message);
  }
} as unknown as typeof BroadcastChannel;

function toldOf(html: string, address: string) {
  document.body.innerHTML = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const link = document.querySelector(`a[href^="${address}"]`);
  if (!link) throw new Error('There is no such link');
  return clickEvents(link);
}

test('signing out is told as it, and nothing of who it was', () => {
  const { html } = accountPage({ user, after: '/' }, testShell);
  const events = toldOf(html, '/api/auth/logout');
  expect(events).toEqual([{ kind: 'logout' }]);
  expect(validateEvents({ path: '/sign-in', events })).toBe(true);
});

test('going to sign in is not told', () => {
  const { html } = signInPage({ providers: ['google'], after: '/sleep' }, testShell);
  expect(toldOf(html, '/api/auth/login')).toEqual([]);
});

test('an account that another window shows is said no more once its reader has signed out, also where it was never seen', async () => {
  // Of a page in the background, nothing is painted, and nothing comes into view.
  globalThis.requestAnimationFrame = () => 0;
  globalThis.IntersectionObserver = class {
    observe() {}
  } as unknown as typeof IntersectionObserver;
  const { html } = accountPage({ user: { ...user, email: 'ada@pretend.example' }, after: '/' }, testShell);
  document.body.innerHTML = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const link = document.querySelector('[data-auth-link=logout]');
  if (!link) throw new Error('There is no way out');
  const leaving = auth.behaviours?.find(({ marker }) => link.matches(marker));
  await untilMoment(leaving?.moment ?? null, link, [link]);
  start(link);
  channels[0]?.onmessage?.();
  const text = document.querySelector('main')?.textContent;
  expect(text).toContain('You have signed out.');
  expect(text).not.toMatch(/Ada|pretend/);
});

test.each([
  ['by the middle button', new MouseEvent('auxclick', { button: 1, bubbles: true }), true],
  ['with Control', new MouseEvent('click', { ctrlKey: true, bubbles: true }), true],
  [
    'and not by the menu of the right button',
    new MouseEvent('auxclick', { button: 2, bubbles: true }),
    false,
  ],
  ['and not before its page is left', new MouseEvent('click', { bubbles: true }), false],
])('signing out in a tab of its own is told to other tabs at once: %s', (_how, event, isTold) => {
  const { html } = accountPage({ user, after: '/' }, testShell);
  document.body.innerHTML = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const link = document.querySelector('[data-auth-link=logout]');
  if (!link) throw new Error('There is no way out');
  told = [];
  start(link);
  link.dispatchEvent(event);
  expect(told).toHaveLength(isTold ? 1 : 0);
  expect(document.querySelector('main')?.textContent?.includes('Ada')).toBe(!isTold);
});
