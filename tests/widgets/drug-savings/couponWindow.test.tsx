/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import { type TrackingEvent, trackingDomEvent } from '#contracts/tracking.ts';
import { CouponWindow } from '#widgets/drug-savings/coupon/CouponWindow.tsx';
import { declaredEvent } from '../../support/declaredEvents.ts';
import { collectReports } from '../../support/island.ts';
import {
  type Answers,
  answering,
  codes,
  coupons,
  dialogsAsInBrowsers,
  facts,
  retailers,
  send,
  sent,
  wanted,
} from './couponParts.tsx';

const { fetch: fetchBefore } = globalThis;
const userAgent = jest.spyOn(navigator, 'userAgent', 'get');
beforeAll(dialogsAsInBrowsers);
beforeEach(() => {
  device('');
  document.body.innerHTML = '<button id="opener">Get RX Coupon</button>';
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
  jest.useRealTimers();
});

const phones = { android: 'Linux; Android 14 Mobile', ios: 'iPhone' } as const;
const device = (agent: string) => userAgent.mockReturnValue(agent);

interface Opened {
  answers?: Answers;
  site?: Partial<DrugSavingsFacts>;
}

function open({ answers, site }: Opened = {}) {
  const server = answering(answers);
  const opener = document.getElementById('opener') as HTMLElement;
  opener.focus();
  const onClosed = jest.fn();
  const { unmount } = render(
    <CouponWindow
      request={wanted}
      siteName="Pagewell"
      facts={{ ...facts, ...site }}
      retailers={retailers}
      opener={opener}
      onClosed={onClosed}
    />,
  );
  return { ...server, opener, onClosed, unmount };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
/** Waits for a view, which takes the focus. */
const focusIsOn = async (name: string | RegExp) => {
  const title = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(title));
};
const shownHeading = () => screen.getByRole('heading', { level: 2 });
const buttons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .flatMap(({ textContent }) => textContent || []);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const windowHeading = /Show this coupon at the pharmacy now, email to yourself, or print it out\./;
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const words = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');
const sizes = () => document.querySelector('dialog')?.getAttribute('style');
const sends = (asked: ReturnType<typeof answering>['asked']) => asked.filter(({ path }) => path === send);

async function openForm(name: 'Email' | 'SMS', opened?: Opened) {
  const server = open(opened);
  await heading(windowHeading);
  press(name);
  return server;
}

describe('the window of a coupon', () => {
  test('opens at once, with what turns, and asks for the coupon of the price', async () => {
    const { asked } = open();
    expect(screen.getByRole('dialog', { name: 'Coupon' })).toBeTruthy();
    expect(shownHeading().textContent).toBe('Loading your coupon');
    expect(document.activeElement).toBe(shownHeading());
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      path: coupons,
      query: {
        formulationId: '100187',
        drugId: '1001',
        drugName: 'Atorvastatin',
        drugUrlSlug: 'lipitor',
        dosageDisplay: '20mg tablet',
        quantityDisplay: '30 tablets',
        quantity: '30',
        ndc: '99999-0187-01',
        locationId: 'fernwick-47201',
        retailerId: 'fernwick',
        retailerName: 'Fernwick Pharmacy',
        lowPriceAmount: '17.99',
        highPriceAmount: '30.49',
        priceCurrency: 'USD',
        pbmId: 'pbm-1',
        seal: 'sealed',
      },
    });
    await focusIsOn(windowHeading);
    expect(words()).toContain('UID1');
  });

  test('has the heading of a place of marketing where that gives one', async () => {
    open({ site: { couponWords: { heading: 'Take it along' } } });
    expect(await heading('Take it along')).toBeTruthy();
  });

  test('offers what can be sent, and no wallet where the device has none', async () => {
    open();
    await heading(windowHeading);
    expect(buttons()).toEqual(['Close', 'SMS', 'Email', 'Print']);
  });

  test.each(['android', 'ios'] as const)(
    'offers no more than to print where nothing is set up, on %s',
    async (platform) => {
      device(phones[platform]);
      open({ site: { sends: { email: false, textMessage: false, ios: false, android: false } } });
      await heading(windowHeading);
      expect(buttons()).toEqual(['Close', 'Print']);
    },
  );

  test('is as wide and as high as the contract says', async () => {
    await openForm('Email', { answers: { [send]: [502, {}] } });
    expect(sizes()).toBe('--dialog-width: 746px; --dialog-height: 459px;');
    press('BACK');
    expect(sizes()).toBe('--dialog-width: 746px; --dialog-height: 812px; --dialog-height-wide: 896px;');
    press('Email');
    type('ada@example.org');
    press('Send');
    await heading('Error');
    expect(sizes()).toBe('--dialog-width: 746px; --dialog-height: 280px; --dialog-height-wide: 214px;');
  });

  test('prints what it shows', async () => {
    const print = jest.fn();
    globalThis.print = print;
    open();
    await heading(windowHeading);
    press('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('gives the focus back when it is closed, and is gone 100 ms later', async () => {
    const { opener, onClosed } = open();
    await heading(windowHeading);
    jest.useFakeTimers();
    act(() => document.querySelector('dialog')?.close());
    expect(document.activeElement).toBe(opener);
    jest.advanceTimersByTime(99);
    expect(onClosed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['fails', [503, { error: 'x' }]],
    ['is refused', [403, { error: 'x' }]],
    ['has no answer', 'offline'],
    ['is none', { id: 'c', bin: 5 }],
    ['is no object', 'text'],
    ['is empty', { ...codes, uid: '' }],
  ])('says so where a coupon %s, and asks for the same once more', async (_, answer) => {
    const { asked, answers } = open({ answers: { [coupons]: answer } });
    await focusIsOn('Our API timed out');
    expect(words()).toContain('Try again.');
    answers[coupons] = codes;
    press('Retry');
    await heading(windowHeading);
    expect(asked.map(({ query }) => query)).toEqual([asked[0]?.query, asked[0]?.query]);
  });

  test('waits for a coupon for 10 seconds', async () => {
    jest.useFakeTimers();
    open({ answers: { [coupons]: 'silent' } });
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(shownHeading().textContent).toBe('Loading your coupon');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(shownHeading().textContent).toBe('Our API timed out');
  });
});

describe.each([
  {
    name: 'Email' as const,
    title: 'Email coupon',
    prompt: 'Enter your email',
    way: 'an email',
    wrong: ['ada', 'ada@', 'ada@example', '@example.org', 'ada @example.org', 'ada@.'],
    right: ['ada@example.org', 'a@b.c', 'a@@b.c.'],
    wish: (email: string) => ({ sendType: 'email', email }),
    form: 'coupon-email',
  },
  {
    name: 'SMS' as const,
    title: 'Text Coupon',
    prompt: 'Enter your phone number',
    way: 'a text',
    wrong: ['812555010', '(812) 555-0100', '+18125550100', ' 8125550100'],
    right: ['8125550100', '8125550100 ext. 5'],
    wish: (phoneNumber: string) => ({ sendType: 'textMessage', phoneNumber }),
    form: 'coupon-sms',
  },
])('the form of $name', ({ name, title, prompt, way, wrong, right, wish, form }) => {
  const [value = ''] = right;

  test('asks for one thing, with a standing hint, and says what sending means', async () => {
    await openForm(name);
    await focusIsOn(title);
    expect(screen.getByLabelText(prompt)).toBe(field());
    const hint = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toContain('We keep it only while we send.');
    expect(screen.getByRole('link', { name: /privacy policy/ }).getAttribute('href')).toBe('/privacy-policy');
    expect(screen.getByRole('link', { name: /terms of use/ }).getAttribute('href')).toBe('/terms-of-use');
    const found = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(found.violations).toEqual([]);
  });

  test('goes back, and keeps what was typed', async () => {
    await openForm(name);
    type(wrong[0] ?? '');
    press('BACK');
    await focusIsOn(windowHeading);
    press(name);
    expect(field().value).toBe(wrong[0]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  test.each(wrong)('flags %j by its edge alone, and sends nothing', async (typed) => {
    const { asked } = await openForm(name);
    type(typed);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    press('Send');
    expect(document.activeElement).toBe(field());
    expect(words()).not.toContain('Please complete this field.');
    expect(shownHeading().textContent).toBe(title);
    expect(sends(asked)).toEqual([]);
  });

  test('says that an empty field has to be filled in, until something is typed', async () => {
    const { asked } = await openForm(name);
    press('Send');
    expect(words()).toContain('Please complete this field.');
    const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
      'Please complete this field.',
    );
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    type(value);
    expect(words()).not.toContain('Please complete this field.');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(sends(asked)).toEqual([]);
  });

  test('flags nothing where all is deleted again', async () => {
    await openForm(name);
    type(wrong[0] ?? '');
    type('');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  test('does the work that keeps robots away from the first letter on, once', async () => {
    const { asked } = await openForm(name);
    const challenges = () => asked.filter(({ path }) => path === '/api/samplerx/challenge').length;
    expect(challenges()).toBe(0);
    type(value.slice(0, 1));
    expect(challenges()).toBe(1);
    type(value);
    press('Send');
    await heading('Coupon sent!');
    expect(challenges()).toBe(1);
  });

  test.each(right)('sends %j once, with the work and a key of its own', async (typed) => {
    const { asked } = await openForm(name);
    type(typed);
    press('Send');
    expect(button('Sending').getAttribute('aria-disabled')).toBe('true');
    press('Sending');
    await focusIsOn('Coupon sent!');
    expect(words()).toContain(
      `Look for ${way} from the pricing partner, and show the coupon at the pharmacy when you fill your prescription.`,
    );
    const [only, ...others] = sends(asked);
    expect(others).toEqual([]);
    expect(only?.body).toEqual({ couponID: codes.id, ...wish(typed), recaptcha: expect.any(String) });
    expect(JSON.parse(atob(String(only?.body.recaptcha)))).toMatchObject({ solution: { counter: 0 } });
    expect(only?.headers['Idempotency-Key']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    press('BACK');
    expect(await heading(windowHeading)).toBeTruthy();
  });

  test.each([
    ['the provider fails', [502, { success: false, error: 'The coupon could not be sent.' }], undefined],
    ['it was sent too often', [429, { success: false, error: 'Please wait.' }], 'Please wait.'],
    ['nobody can be reached so', [400, { error: 'No ordinary number.' }], 'No ordinary number.'],
    ['it says that it did not', { success: false }, undefined],
    ['what it says is nothing', null, undefined],
    ['there is no connection', 'offline', undefined],
  ])('says so where %s, and keeps what was typed', async (_, answer, reason) => {
    await openForm(name, { answers: { [send]: answer } });
    type(value);
    press('Send');
    await focusIsOn('Error');
    expect(words()).toContain('An error occurred while sending the coupon. Please try again.');
    expect(words()).not.toContain('could not be sent');
    if (reason) expect(words()).toContain(reason);
    press('BACK');
    await heading(title);
    expect(field().value).toBe(value);
  });

  test('gives a new key to each press, and the same to one that had no answer', async () => {
    const { asked, answers } = await openForm(name, { answers: { [send]: 'offline' } });
    const again = async (answer: unknown, outcome: string) => {
      answers[send] = answer;
      type(value);
      press('Send');
      await heading(outcome);
      press('BACK');
    };
    await again('offline', 'Error');
    await again([502, {}], 'Error');
    await again([502, {}], 'Error');
    const keys = sends(asked).map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test('tells by name that it was begun, left and sent, and never where to', async () => {
    const reports = collectReports(trackingDomEvent) as TrackingEvent[];
    await openForm(name);
    type(wrong[0] ?? '');
    type(value);
    press('BACK');
    press(name);
    type('');
    type(value);
    press('Send');
    await heading('Coupon sent!');
    const of = { blockType: 'drug-savings', location: 'Drug savings', name: form };
    expect(reports).toEqual([
      { kind: 'form-started', ...of },
      { kind: 'form-backed', ...of },
      { kind: 'form-started', ...of },
      { kind: 'form-submitted', ...of },
    ]);
  });

  test('is sent, and not left, where somebody goes back while it is on its way', async () => {
    const reports = collectReports(trackingDomEvent) as TrackingEvent[];
    await openForm(name);
    type(value);
    press('Send');
    press('BACK');
    await heading('Coupon sent!');
    expect(reports.map(({ kind }) => kind)).toEqual(['form-started', 'form-submitted']);
  });

  test.each([
    ['was sent', sent(), 'was'],
    ['could not be sent', [502, {}], 'could not be'],
  ])('that %s leaves another form as it is, which says so', async (_, answer, outcome) => {
    await openForm(name, { answers: { [send]: answer } });
    type(value);
    press('Send');
    press('BACK');
    press(name === 'Email' ? 'SMS' : 'Email');
    type('8');
    const said = `The coupon ${outcome} ${name === 'Email' ? 'emailed' : 'texted'}.`;
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(said));
    expect(field().value).toBe('8');
    press('BACK');
    press(name);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('is sent with the first press where work was refused while it was typed', async () => {
    const challenge = '/api/samplerx/challenge';
    const { answers } = answering();
    const work = answers[challenge];
    const server = await openForm(name, { answers: { [challenge]: 'offline' } });
    await act(async () => type(value));
    server.answers[challenge] = work;
    press('Send');
    expect(await heading('Coupon sent!')).toBeTruthy();
    expect(sends(server.asked)).toHaveLength(1);
  });

  test('is above the keyboard of a phone until 100 ms after it was left', async () => {
    await openForm(name);
    const isAbove = () => document.querySelector('[data-coupon-window]')?.hasAttribute('data-typing');
    expect(isAbove()).toBe(false);
    fireEvent.focus(field());
    expect(isAbove()).toBe(true);
    jest.useFakeTimers();
    press('BACK');
    await act(() => jest.advanceTimersByTimeAsync(99));
    expect(isAbove()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(isAbove()).toBe(false);
  });
});

describe('the wallet', () => {
  const clicked: { href: string; download: string; target: string; rel: string }[] = [];
  beforeEach(() => {
    clicked.length = 0;
    URL.createObjectURL = () => 'blob:https://pagewell.example/pass';
    URL.revokeObjectURL = jest.fn();
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      const { href, download, target, rel } = this;
      clicked.push({ href, download, target, rel });
    };
  });
  const pass = sent({ type: 'Buffer', data: [80, 75, 3, 4] });

  async function store(platform: 'android' | 'ios', answer: unknown) {
    device(phones[platform]);
    const server = open({
      answers: { [send]: answer },
      site: { walletSaveAddress: 'https://pay.google.com/gp/v/save/' },
    });
    await heading(windowHeading);
    press(platform === 'ios' ? 'Add to Apple Wallet' : 'Add to Google Wallet');
    return server;
  }

  test('of an Apple device gets the pass as a file, and can open it once more', async () => {
    const { asked } = await store('ios', pass);
    await focusIsOn('Coupon Wallet Pass Created Successfully!');
    expect(words()).toContain('Show the coupon at the pharmacy when you fill your prescription.');
    expect(clicked).toMatchObject([
      { href: 'blob:https://pagewell.example/pass', download: 'coupon.pkpass' },
    ]);
    expect(screen.getByRole('link', { name: 'Open the pass' }).getAttribute('download')).toBe(
      'coupon.pkpass',
    );
    expect(sends(asked)[0]?.body).toMatchObject({ couponID: codes.id, sendType: 'wallet', platform: 'ios' });
  });

  test('of an Android phone is Google’s, in a new tab, and it is said what Google learns', async () => {
    const { asked } = await store('android', sent('head.body.sign'));
    expect(words()).toContain('Google learns that you save a coupon, and not which medicine it is for.');
    await heading('Coupon Wallet Pass Created Successfully!');
    expect(clicked).toEqual([
      {
        href: 'https://pay.google.com/gp/v/save/head.body.sign',
        download: '',
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    ]);
    expect(sends(asked)[0]?.body).toMatchObject({ sendType: 'wallet', platform: 'android' });
  });

  test.each([
    ['ios', [502, { success: false, error: 'x' }]],
    ['ios', sent()],
    ['ios', sent('head.body.sign')],
    ['ios', 'offline'],
    ['android', pass],
    ['android', sent('../evil')],
    ['android', [503, { success: false, error: 'Coupons cannot be sent this way.' }]],
  ] as const)('says on %s that %j is no pass, and counts it', async (platform, answer) => {
    const reports = collectReports(trackingDomEvent) as TrackingEvent[];
    await store(platform, answer);
    await focusIsOn('Error');
    expect(words()).toContain('An error occurred while storing the coupon in your Wallet. Please try again.');
    expect(clicked).toEqual([]);
    expect(reports.filter(({ metric }) => metric === 'client.error.wallet')).toHaveLength(1);
    press('BACK');
    expect(await heading(windowHeading)).toBeTruthy();
  });

  test('is asked once, however often its button is pressed', async () => {
    const { asked } = await store('ios', pass);
    press('Add to Apple Wallet');
    await heading('Coupon Wallet Pass Created Successfully!');
    expect(sends(asked)).toHaveLength(1);
  });

  test('leaves a form as it is that somebody has gone on to, which says that the pass is made', async () => {
    await store('ios', pass);
    press('Email');
    type('ada');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The pass was made.'));
    expect(field().value).toBe('ada');
    expect(clicked).toHaveLength(1);
  });

  test('forgets the file when the window is gone', async () => {
    const { unmount } = await store('ios', pass);
    await heading('Coupon Wallet Pass Created Successfully!');
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    unmount();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:https://pagewell.example/pass');
  });
});

describe('buttons of the window', () => {
  test('tell by name, and whose they are, that they were seen and used: most are gone as soon as they are pressed', async () => {
    device(phones.ios);
    open();
    await heading(windowHeading);
    const names = ['SMS', 'Email', 'Print', 'Add to Apple Wallet'].map((name) => [
      declaredEvent(button(name), 'view'),
      declaredEvent(button(name), 'click'),
    ]);
    const event = (name: string) => ({
      blockType: 'drug-savings',
      location: 'Drug savings',
      kind: 'element-clicked',
      elementType: 'BUTTON',
      name,
    });
    expect(names).toEqual(
      ['coupon-sms', 'coupon-email', 'coupon-print', 'coupon-wallet-ios'].map((name) => [
        { ...event(name), kind: 'element-viewed' },
        event(name),
      ]),
    );
  });
});
