/** @jest-environment jsdom */
import { clickEvents } from '../../../client/tracking/linkEvents.ts';
import { accountPage, signInPage } from '../../../features/auth/authPages.tsx';
import { validateEvents } from '../../../schemas/generated/validators.js';
import { testShell } from '../../shell/support.ts';

const user = { fullName: 'Ada Lovelace', initials: 'AL', rvoId: 'rvo-ada', authProvider: 'google' } as const;

/** What is told of a click on the link to an address of a page. */
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
