/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { welcome } from '#features/auth/browser/onboarding.ts';

const said = { title: 'Welcome', text: 'You are signed in.', linkText: 'Letters', linkUrl: '/newsletter' };
let answer: { status: number; body: string };
const panel = () => document.querySelector('aside');

beforeEach(() => {
  Object.assign(globalThis, { TextEncoder });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  localStorage.clear();
  document.body.innerHTML = '<header><a href="/">Home</a></header><main>Article</main>';
  // What jsdom does not have.
  Object.assign(document, { adoptedStyleSheets: [] });
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  answer = { status: 200, body: JSON.stringify(said) };
  globalThis.fetch = async () => ({ status: answer.status, text: async () => answer.body }) as Response;
});

test('a member is welcomed once, behind the header, and the next member of the same browser too', async () => {
  await welcome('rvo-1');
  expect(document.querySelector('header + aside h2')?.textContent).toBe('Welcome');
  expect(panel()?.querySelector('a')?.getAttribute('href')).toBe('/newsletter');
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^pagewell:onboarding:[\w+/]{22}$/)]);
  expect(JSON.stringify(localStorage)).not.toContain('rvo-1');
  panel()?.querySelector('button')?.click();
  expect(panel()).toBeNull();
  await welcome('rvo-1');
  expect(panel()).toBeNull();
  await welcome('rvo-2');
  expect(panel()).not.toBeNull();
});

test('it counts once it is shown, and not when it is closed', async () => {
  await welcome('rvo-1');
  document.body.innerHTML = '';
  await welcome('rvo-1');
  expect(panel()).toBeNull();
});

test('it takes no focus, goes by Escape, and gives back the focus that it was given', async () => {
  await welcome('rvo-1');
  expect(document.activeElement).toBe(document.body);
  panel()?.querySelector('button')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(panel()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Home');
});

test.each([
  ['the server has nothing', 404, '{"error":"x"}'],
  ['what comes is something else', 200, '[]'],
  ['what comes is no JSON', 200, '<h1>'],
])('there is none where %s, and the next page asks again', async (_why, status, body) => {
  answer = { status, body };
  await welcome('rvo-1');
  expect(panel()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('what is said keeps its order on a page that runs the other way', async () => {
  await welcome('rvo-1');
  expect(panel()?.dir).toBe('auto');
});

test('what is said is text and no HTML', async () => {
  answer.body = JSON.stringify({ ...said, text: '<img src=x onerror=alert(1)>' });
  await welcome('rvo-1');
  expect(panel()?.querySelector('img')).toBeNull();
});

test('what an earlier release kept with the member’s number goes', async () => {
  localStorage.setItem('pagewell:onboarding:rvo-1', '1');
  await welcome('rvo-1');
  expect(localStorage.getItem('pagewell:onboarding:rvo-1')).toBeNull();
});
