/** @jest-environment jsdom */
import { webcrypto } from 'node:crypto';
import { jest } from '@jest/globals';
import { signUpMessages, start } from '#client/behaviours/signUp.ts';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import { emailMessage } from '#contracts/formValidation.ts';
import { noLetterMessage } from '#contracts/newsletter.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { showBlock } from '../support/shownBlock.ts';

const challenge = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32, keyPrefix: '' },
  signature: 'x',
};
let asked: { url: string; init: RequestInit }[];
let answer: () => { status: number; text: string };
let reports: TrackingEvent[];
/** What was said where it was brought into view: jsdom has no views. */
let broughtIntoView: string[];

beforeEach(() => {
  asked = [];
  reports = [];
  broughtIntoView = [];
  Element.prototype.scrollIntoView = () => void broughtIntoView.push(said() ?? '');
  answer = () => ({ status: 202, text: '' });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  globalThis.fetch = jest.fn(async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), init });
    const { status, text } = String(url).endsWith('challenge')
      ? { status: 200, text: JSON.stringify(challenge) }
      : answer();
    return { status, text: async () => text } as Response;
  }) as typeof fetch;
  document.documentElement.setAttribute(readerPageAttribute, '');
});

const form = () => document.querySelector('form') as HTMLFormElement;
const field = () => document.querySelector('[type=email]') as HTMLInputElement;
const said = () => document.querySelector('output')?.value;
/** Waits until the form has said something else than that it is under way. */
const settled = async () => {
  do await new Promise((next) => setTimeout(next));
  while (said() === signUpMessages.underWay);
};

function open(): void {
  showBlock('newsletter-signup', { newsletterLists: ['better-nights'], conditionNames: ['insomnia'] });
  start(form(), { report: (event) => void reports.push(event) });
}
async function submit(email: string): Promise<boolean> {
  field().value = email;
  field().dispatchEvent(new Event('input'));
  const isLeft = form().dispatchEvent(new Event('submit', { cancelable: true }));
  await settled();
  return isLeft;
}
const sent = () =>
  asked.filter(({ url }) => url === '/api/newsletter').map(({ init }) => JSON.parse(String(init.body)));

describe('a form for letters', () => {
  test('says that none is ticked, and sends nothing', async () => {
    open();
    for (const each of document.querySelectorAll('[name=lists]')) each.remove();
    await submit('ada@example.org');
    expect([said(), sent()]).toEqual([noLetterMessage, []]);
  });

  test('sends what it says, with the work done, and stays on the page', async () => {
    open();
    expect(asked).toEqual([]);
    expect(await submit(' ada@example.org ')).toBe(false);
    expect(said()).toBe(signUpMessages.done);
    // Below the lower edge of a low window nobody would see it.
    expect(broughtIntoView).toEqual([signUpMessages.underWay, signUpMessages.done]);
    expect(sent()).toMatchObject([
      {
        email: 'ada@example.org',
        lists: ['better-nights'],
        conditionNames: ['insomnia'],
        url: '/nutrition/collagen',
        contentIndex: '0',
      },
    ]);
    const work = JSON.parse(atob(sent()[0].recaptcha));
    expect(work).toMatchObject({ challenge, solution: { counter: 0 } });
    // That somebody gave an address, and not which.
    expect(reports).toEqual([
      { kind: 'form-submitted', location: 'Newsletter' },
      { kind: 'identify', location: 'Newsletter' },
    ]);
  });

  test('on a quiet page says neither where it is nor a condition', async () => {
    const data = { newsletterLists: ['better-nights'], conditionNames: ['insomnia'] };
    showBlock('newsletter-signup', data, { privatePath: '/drugs' });
    start(form(), { report: (event) => void reports.push(event) });
    await submit('ada@example.org');
    expect(sent()).toMatchObject([{ lists: ['better-nights'], url: '/drugs' }]);
    expect(JSON.stringify(sent())).not.toMatch(/insomnia|collagen/);
  });

  test.each(['', 'ada', 'ada@', 'ada@example', 'ada @example.org'])(
    'says of %j that it is no address',
    async (email) => {
      open();
      await submit(email);
      expect([said(), field().ariaInvalid, document.activeElement]).toEqual([emailMessage, 'true', field()]);
      expect(sent()).toEqual([]);
      field().dispatchEvent(new Event('input'));
      expect([said(), field().ariaInvalid]).toEqual(['', 'false']);
    },
  );

  test('does the work while the address is typed, once', async () => {
    open();
    field().dispatchEvent(new Event('input'));
    field().dispatchEvent(new Event('input'));
    await submit('ada@example.org');
    expect(asked.filter(({ url }) => url.endsWith('challenge'))).toHaveLength(1);
  });

  test('is not sent twice at once', async () => {
    open();
    field().value = 'ada@example.org';
    for (let click = 0; click < 3; click++) form().dispatchEvent(new Event('submit', { cancelable: true }));
    await settled();
    expect(sent()).toHaveLength(1);
  });

  test('says that it did not work, and works the next time, with new work', async () => {
    answer = () => ({ status: 503, text: '{"error":"later"}' });
    open();
    await submit('ada@example.org');
    expect(said()).toBe(signUpMessages.failed);
    answer = () => ({ status: 202, text: '' });
    await submit('ada@example.org');
    expect(said()).toBe(signUpMessages.done);
    expect(asked.filter(({ url }) => url.endsWith('challenge'))).toHaveLength(2);
  });

  test('reports nothing of the test address, and sends no cookie along', async () => {
    open();
    await submit('mock@pagewell.example');
    expect(reports).toEqual([]);
    expect(asked.at(-1)?.init.credentials).toBe('omit');
    await submit('ada@example.org');
    expect(asked.at(-1)?.init.credentials).toBe('same-origin');
  });

  test('goes its way where the browser cannot do the work', async () => {
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    open();
    expect(await submit('ada@example.org')).toBe(true);
    expect(asked).toEqual([]);
  });

  test('sends nothing from a preview', async () => {
    document.documentElement.removeAttribute(readerPageAttribute);
    open();
    await submit('ada@example.org');
    expect(asked).toEqual([]);
  });
});
