/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import driver from '#fixtures/blocks/drug-savings.driver.json' with { type: 'json' };
import extreme from '#fixtures/blocks/drug-savings.extreme.json' with { type: 'json' };
import minimal from '#fixtures/blocks/drug-savings.minimal.json' with { type: 'json' };
import noPrices from '#fixtures/blocks/drug-savings.no-prices.json' with { type: 'json' };
import today from '#fixtures/blocks/drug-savings.today.json' with { type: 'json' };
import typical from '#fixtures/blocks/drug-savings.typical.json' with { type: 'json' };
import { blockValidators } from '#schemas/generated/validators.js';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { sampleSavings } from '../support/blockContext.ts';
import { showBlock } from '../support/shownBlock.ts';

const show = (data: object, context: Partial<BlockContext> = {}) =>
  showBlock('drug-savings', data, { country: 'US', ...context });
const root = () => document.querySelector('[data-drug-savings]');
const words = () => (document.body.textContent ?? '').replace(/\s+/g, ' ');
const cards = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const template = { articleTemplate: 'drug' } as const;
const withoutDriver = { ...driver.data, driver: undefined };

describe('a medicine that the list of the site does not have', () => {
  const unknownHere = () => {
    if (!sampleSavings) throw new Error('There are no sample savings');
    return { drugSavings: { ...sampleSavings, hasPageOf: (slug: string) => slug !== 'atorvastatin' } };
  };

  test('has forms for scripts alone: without one they would lead to no page', () => {
    show(typical.data, unknownHere());
    expect(root()?.hasAttribute('data-script-only')).toBe(true);
    show({ ...typical.data, drugSlug: 'lipitor' }, unknownHere());
    expect(root()?.hasAttribute('data-script-only')).toBe(false);
    // The browser renders previews as well, and does not know the list.
    show(typical.data, { ...unknownHere(), preview: true });
    expect(root()?.hasAttribute('data-script-only')).toBe(false);
    show(typical.data);
    expect(root()?.hasAttribute('data-script-only')).toBe(false);
  });

  test('as a card leads to what else its name may mean', () => {
    const data = { drugName: 'Atorvastatin calcium', drugSlug: 'atorvastatin' };
    show(data, unknownHere());
    expect(screen.getByRole('link').getAttribute('href')).toBe('/drugs?q=Atorvastatin+calcium');
    show(data);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/drugs/atorvastatin');
  });
});

describe('the forms of the block', () => {
  test('in an article without a driver, savings are without insurance, and nobody is asked for one', () => {
    show(typical.data);
    expect(root()?.getAttribute('data-drug-savings')).toBe('article');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Find prescription drug savings');
    expect(words()).toContain('Save on Atorvastatin without insurance.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByText('Insurance')).toBeNull();
  });

  test('in an article with a driver, savings are with or without, and the panel begins with the insurance', () => {
    show(driver.data);
    expect(root()?.getAttribute('data-drug-savings')).toBe('article');
    expect(words()).toContain('Save on Atorvastatin with or without insurance.');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Insurance',
      'Location',
      'Dosage',
    ]);
    expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(2);
  });

  test('in a template with a driver the title names the drug, and the dosage alone is asked for', () => {
    show(driver.data, template);
    expect(root()?.getAttribute('data-drug-savings')).toBe('template');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'Save on your Atorvastatin prescription',
    );
    expect(words()).toContain('Find prescription drug savings');
    expect(document.querySelector('details h3')?.textContent).toBe('Dosage');
    expect(document.querySelector('input[type="radio"], input[name="zip"]:not([type="hidden"])')).toBeNull();
    expect(document.querySelectorAll('select')).toHaveLength(4);
  });

  test('in a template without a driver there is a message in the place of panel and list', () => {
    show(withoutDriver, template);
    expect(root()?.getAttribute('data-drug-savings')).toBe('template');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Cost savings currently unavailable');
    expect(words()).toContain(
      'We currently do not have cost savings available for this drug. Please check back again in the future for prescription drugs savings options.',
    );
    expect(document.querySelector('details, [data-price]')).toBeNull();
  });

  test('with the test on it is the form with a copay instead, of exactly three items', () => {
    show(withoutDriver, { ...template, dcsCopayOnly: 'variant' });
    expect(root()?.getAttribute('data-drug-savings')).toBe('copay-only');
    expect(words()).toContain('With insurance, pay as little as $- for a trusted brand-name medication.');
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Only $-/mo initially *for a limited time',
      'Easy to use digital savings card',
      'Redeem at your local pharmacy',
    ]);
  });

  test.each<[string, object, Partial<BlockContext>]>([
    ['without a driver', withoutDriver, {}],
    ['with a copay alone', withoutDriver, { dcsCopayOnly: 'variant' }],
    ['with prices for one place', driver.data, {}],
  ])('a template %s leads to the page about the medicine, which has prices', (_, data, variant) => {
    show(data, { ...template, ...variant });
    const link = screen.getByRole('link', { name: 'See what Atorvastatin costs near you' });
    expect(link.getAttribute('href')).toBe('/drugs/atorvastatin');
    show(data);
    expect(screen.queryByRole('link', { name: /See what/ })).toBeNull();
  });

  test('a driver that is good for the copay alone says it there, and is no driver anywhere else', () => {
    const data = { ...driver.data, driver: { copay: '25', only: 'copay' } };
    show(data, { ...template, dcsCopayOnly: 'variant' });
    expect(words()).toContain('Only $25/mo initially');
    show(data, template);
    expect(words()).toContain('Cost savings currently unavailable');
    show(data);
    expect(words()).toContain('without insurance.');
  });

  test('a driver of the site counts, that for the path before that for the drug', () => {
    if (!sampleSavings) throw new Error('There are no sample savings');
    const drivers = [
      { sectionTitle: 'For the drug', drugs: ['atorvastatin'] },
      { sectionTitle: 'For the page', paths: ['/nutrition/collagen'] },
    ];
    show(typical.data, { drugSavings: { ...sampleSavings, drivers }, dcsCopayBestOffer: 'variant' });
    expect(screen.getByRole('complementary', { name: 'Best Offer' }).textContent).toContain('For the page');
    show(typical.data, {
      drugSavings: { ...sampleSavings, drivers },
      dcsCopayBestOffer: 'variant',
      articlePath: '/elsewhere',
    });
    expect(screen.getByRole('complementary', { name: 'Best Offer' }).textContent).toContain('For the drug');
  });

  test('without manufacturers it is a card that leads to the page about the medicine', () => {
    show(minimal.data);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/drugs/lisinopril');
    expect(document.querySelector('pagewell-island, form')).toBeNull();
  });

  test('shows nothing where the site has no drug savings, and that is no fault of the block', () => {
    const { html, faults } = show(typical.data, { drugSavings: undefined });
    expect(html).toBe('');
    expect(faults).toEqual([]);
  });

  test('shows the offer of a sponsor as the best one where that is tried out, marked as an advertisement', () => {
    show(driver.data);
    expect(screen.queryByText('Best Offer')).toBeNull();
    show(driver.data, { dcsCopayBestOffer: 'variant' });
    const offer = screen.getByRole('complementary', { name: 'Best Offer' });
    expect(offer.textContent).toMatch(/^Advertisement.*Best Offer.*Lipitor with a savings card.*\$4 a month/);
    expect(within(offer).getByRole('link').getAttribute('rel')).toContain('sponsored');
  });
});

describe('the prices', () => {
  test('are shown by four, the cheapest first and marked', () => {
    show(typical.data);
    expect(cards()).toEqual(['Harrow & Pine', 'Greenlane Market', 'Northgate Nutrition', 'Quillmoor Drugs']);
    expect(screen.getAllByText('best price')).toHaveLength(1);
    expect(words()).toContain('1 to 4 of 6');
    expect(screen.getByRole('button', { name: /SEE MORE RESULTS/ })).toBeTruthy();
  });

  test('say what they save, where, and how far', () => {
    show(typical.data);
    const card = screen.getAllByRole('listitem')[0]?.textContent?.replace(/\s+/g, ' ');
    expect(card).toContain('$9.60');
    expect(card).toContain('Savings 60%');
    expect(card).toContain('310 washington st');
    expect(card).toMatch(/about \d+ miles/);
    expect(card).not.toContain('·');
    expect(words()).toMatch(/up to 80 percent, here up to \d+ percent\./);
  });

  test('need no way to more where there are four or less', () => {
    show(driver.data);
    expect(cards()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /SEE MORE/ })).toBeNull();
  });

  test('are those of the first form where the second is empty, and none where both are', () => {
    const first = { ...typical.data.defaultManufacturerDosage, pricingDataV2: { data: [] } };
    const pricingData = { data: typical.data.defaultManufacturerDosage.pricingDataV2.data.slice(1, 3) };
    show({ ...typical.data, defaultManufacturerDosage: { ...first, pricingData } });
    expect(cards()).toEqual(['Greenlane Market', 'Northgate Nutrition']);
    show(noPrices.data);
    expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('Error');
    expect(words()).toContain('No pricing information found.');
    expect(screen.queryByRole('button', { name: /Retry|Reset|SEARCH/ })).toBeNull();
  });

  test('are those of the day where the author has none, with the moment at which they were seen', () => {
    const data = typical.data.defaultManufacturerDosage.pricingDataV2.data.slice(0, 1);
    const entry = { ...data[0], price: { amount: 7.5, currency: 'USD' } };
    show(today.data, {
      drugPrices: { '100187 30': { data: [entry as never], seenAt: '2026-11-26T16:05:00Z' } },
    });
    expect(words()).toContain('$7.50');
    expect(words()).toContain('Prices seen November 26, 2026, 11:05 a.m. Eastern Time');
    // One date: that of the terms is folded.
    const terms = screen.getByText('Prices without a time of their own are current as of 3/2023.');
    expect(terms.closest('details')?.open).toBe(false);
  });

  test('can be asked for again where nobody could tell them, and in a preview it says that readers get them', () => {
    show(today.data);
    expect(words()).toContain('No results found. Try editing the information provided or retry.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    show(today.data, { preview: true });
    expect(words()).toContain('Here readers find the prices of the day on which they read it.');
  });

  test('are said to be made up where they are, and from whom and as of when', () => {
    show(typical.data);
    expect(words()).toContain('Sample prices, not real offers');
    expect(words()).toContain(
      'Prices are for the U.S. only, vary by region and pharmacy, and are not guaranteed. Prices are from our pricing partner.Prices are current as of 3/2023.',
    );
    if (!sampleSavings) throw new Error('There are no sample savings');
    show(typical.data, {
      drugSavings: { ...sampleSavings, isSample: false, source: 'Otherx', asOf: '11/2026' },
    });
    expect(words()).not.toContain('Sample prices');
    expect(words()).toContain('Prices are from Otherx.Prices are current as of 11/2026.');
  });

  test('of the longest names and the highest amounts have room', () => {
    show(extreme.data);
    expect(cards()).toContain('The Oldest Continuously'.slice(0, 24));
    expect(words()).toContain('$999,999.99');
  });

  test('have an advertisement below them, where the author puts one', () => {
    show(driver.data);
    expect(document.querySelector('[data-ad]')?.textContent).toMatch(/^advertisement/);
    show(typical.data);
    expect(document.querySelector('[data-ad]')).toBeNull();
  });
});

describe('the way to a coupon', () => {
  test('is the partner’s page in another tab', () => {
    show(typical.data);
    const [link] = screen.getAllByRole('link', { name: /Get RX Coupon/ });
    const address = new URL(link?.getAttribute('href') ?? '', 'https://pagewell.example');
    expect(address.pathname).toBe('/sample-partner/coupon/create');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      drugSlug: 'atorvastatin',
      formulationId: '100187',
      quantity: '30',
      latitude: '39.126564',
      longitude: '-85.971322',
      postalCode: '47201',
      retailerLocationId: 'l-1',
    });
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('is a form of our own in the native variant', () => {
    show(typical.data, { dcsNativeCoupon: 'variant' });
    const [button] = screen.getAllByRole<HTMLButtonElement>('button', { name: /Get RX Coupon/ });
    const form = button?.form;
    expect(form?.getAttribute('action')).toBe('/drugs/atorvastatin/coupon');
    expect(form?.method).toBe('get');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      formulationId: '100187',
      quantity: '30',
      zip: '47201',
      locationId: 'l-1',
    });
  });

  test('says what a place of marketing says', () => {
    if (!sampleSavings) throw new Error('There are no sample savings');
    const drugSavings = { ...sampleSavings, couponWords: { button: 'Save now' } };
    show(typical.data, { drugSavings });
    expect(screen.getAllByRole('link', { name: /^Save now ?: Harrow & Pine/ })).toHaveLength(1);
    expect(screen.queryByText('Get RX Coupon')).toBeNull();
  });
});

describe('without script', () => {
  const fieldsOf = (name: RegExp) => {
    const button = screen.getAllByRole<HTMLButtonElement>('button', { name, hidden: true })[0];
    const form = button?.form;
    expect(form?.getAttribute('action')).toBe('/drugs/atorvastatin');
    expect(form?.method).toBe('get');
    return Object.fromEntries(new FormData(form ?? undefined, button));
  };
  const chosen = {
    manufacturer: 'Atorvastatin',
    form: 'tablet',
    dosage: '20mg tablet',
    quantityDisplay: '30 tablets',
  };

  test('every form leads to the page about the medicine, with all that was chosen', () => {
    show(driver.data);
    expect(fieldsOf(/UPDATE INFORMATION/)).toEqual({ ...chosen, zip: '47201' });
    show(typical.data);
    expect(fieldsOf(/SEARCH/)).toEqual({ ...chosen, zip: '47201', pharmacy: '' });
    expect(fieldsOf(/distance/)).toEqual({ ...chosen, zip: '47201', sort: 'distance' });
    expect(fieldsOf(/SEE MORE RESULTS/)).toEqual({ ...chosen, zip: '47201', group: '1' });
  });

  test('the page shows what its address asks for', () => {
    show(typical.data, {
      drugView: {
        place: { zip: '47201', lat: 39.126564, long: -85.971322, city: 'Columbus', state: 'IN' },
        pharmacy: 'r',
        group: 1,
        sort: 'distance',
        isFailed: false,
      },
    });
    expect(words()).toContain('47201, Columbus, IN');
    expect(cards()).toHaveLength(2);
    expect(words()).toContain('5 to 6 of 6');
    expect(screen.getByRole('button', { name: 'distance' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('a search without results has a way back, and a ZIP that is none says so at its field', () => {
    const place = { zip: '47201', lat: 39.126564, long: -85.971322 };
    show(typical.data, {
      drugView: { place, pharmacy: 'nobody', group: 0, sort: 'price', isFailed: false, refusedZip: '4720' },
    });
    expect(words()).toContain('No results found for your search.');
    expect(screen.getByRole('button', { name: 'Reset' })).toBeTruthy();
    const zip = screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP' });
    expect(zip.value).toBe('4720');
    expect(zip.getAttribute('aria-invalid')).toBe('true');
    expect(words()).toContain('Please complete this field.');
  });

  test('the panel is closed, and asks with lists that show labels', () => {
    show(typical.data);
    expect(document.querySelector('details')?.open).toBe(false);
    const [manufacturer, , dosage] = document.querySelectorAll('select');
    expect(manufacturer?.textContent).toBe('Atorvastatin (generic)Lipitor (brand)');
    expect(dosage?.textContent).toBe('10mg20mg40mg80mg');
    expect(dosage?.value).toBe('20mg tablet');
    expect(document.querySelector('[name="zip"][placeholder="Enter a ZIP code"]')).toBeTruthy();
  });
});

describe('ways to pay less', () => {
  const view = {
    place: { zip: '47201', lat: 39.126564, long: -85.971322 },
    pharmacy: '',
    group: 0,
    sort: 'price',
    isFailed: false,
  } as const;
  const priced = (amount: number) => ({
    data: [{ retailer: { id: 'r-1', name: 'Fernwick' }, price: { amount, currency: 'USD' } }],
    seenAt: '2026-11-26T16:05:00Z',
  });

  test('are told on the page about the medicine, and nowhere else', () => {
    const drugPrices = { '100187 30': priced(20), '100187 90': priced(45) };
    show(today.data, { drugView: { ...view, mayBuyMore: true }, drugPrices });
    expect(screen.getByRole('heading', { name: /Ways to pay less/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /90 tablets at once/ }).textContent).toContain(
      'from $45.00: $15.00 less than in smaller amounts',
    );
    expect(words()).toContain('Ask your doctor or pharmacist whether it suits you.');
    for (const drugView of [view, undefined]) {
      show(today.data, { drugView, drugPrices });
      expect(words()).not.toContain('Ways to pay less');
    }
  });
});

describe('the data', () => {
  const isValid = (data: unknown) => blockValidators.get('drug-savings')?.(data);
  test.each([
    ['a name alone', { drugName: 'Lisinopril' }],
    ['a slug in capitals', { drugName: 'Lisinopril', drugSlug: 'Lisinopril' }],
    ['a blank name', { drugName: ' ', drugSlug: 'lisinopril' }],
    ['a copay in words', { ...minimal.data, driver: { copay: '$25' } }],
    ['another block as advertisement', { ...minimal.data, ad: [{ id: 'a', type: 'faq', data: {} }, {}] }],
  ])('refuses %s', (_, data) => expect(isValid(data)).toBe(false));
});

// The gallery's examples are tried in a browser; these forms are none of them.
test.each([
  ['with an offer', driver.data, { dcsCopayBestOffer: 'variant', dcsNativeCoupon: 'variant' }],
  ['in a template', driver.data, template],
  ['with a copay alone', withoutDriver, { ...template, dcsCopayOnly: 'variant' }],
] as const)('axe finds nothing %s', async (_, data, context) => {
  show(data, context);
  document.querySelector('details')?.setAttribute('open', '');
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
