/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { type CouponRequest, couponOffer } from '#contracts/drugs/couponOffer.ts';
import { Coupon } from '#widgets/drug-savings/coupon/Coupon.tsx';
import { codes, retailers, wanted } from './couponParts.tsx';

interface Shown {
  parts?: Partial<CouponRequest>;
  entry?: Partial<CouponRequest['entry']> | undefined;
  isSample?: boolean;
  helpPhone?: string;
  logo?: string;
}

function show({ parts, entry, isSample = false, helpPhone, logo }: Shown = {}): string {
  const offer = couponOffer({ ...wanted, ...parts, entry: { ...wanted.entry, ...entry } });
  if (logo) offer.shown.retailerInformation.logo = { imageSrc: logo };
  const { container } = render(
    <Coupon
      offer={offer}
      codes={codes}
      level={3}
      facts={{ isSample, helpPhone }}
      siteName="Pagewell"
      retailers={retailers}
    />,
  );
  return (container.textContent ?? '').replace(/\s+/g, ' ');
}
const picture = () => decodeURIComponent(document.querySelector('img')?.src ?? '');

describe('a coupon', () => {
  test('says the medicine, the price, and manufacturer, dosage and quantity', () => {
    const words = show();
    expect(words).toContain('Atorvastatin');
    expect(words).toContain('Lipitor (brand), 20mg tablet, 30 tablets');
    expect(words).toContain('$17.99');
  });

  test('says what is saved, as an amount and in percent', () =>
    expect(show()).toContain('Retail price $30.49You save $12.50 (41%)'));

  test.each([
    ['0', { percentSavings: 0 }],
    ['not told', { percentSavings: undefined }],
  ])('says neither retail price nor savings where those are %s', (_, entry) => {
    const words = show({ entry: entry as Shown['entry'] });
    expect(words).not.toMatch(/Retail price|You save/);
    expect(words).not.toContain('30.49');
  });

  test('has the four codes under the words that pharmacists know', () => {
    show();
    expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
      'Rx Bin',
      'Rx Group',
      'Rx PCN',
      'Rx UID',
    ]);
    expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '000000',
      'GRP1',
      'PCN1',
      'UID1',
    ]);
  });

  test('has the logo that comes with it, else that of the site’s list, else the default', () => {
    show({ logo: '/media/own.svg' });
    expect(picture()).toContain('/media/own.svg');
    document.body.innerHTML = '';
    const [first] = retailers.logos;
    show({ entry: { retailer: { id: 'x', name: `A ${first?.name} Store` } } });
    expect(picture()).toContain(first?.imageSrc);
    document.body.innerHTML = '';
    show({ entry: { retailer: { id: 'x', name: 'Nobody’s' } } });
    expect(picture()).toContain(retailers.defaultLogo);
  });

  test('says when the price was seen, and what to mind at the counter', () => {
    const words = show();
    expect(words).toContain('Price seen November 26, 2026, 11:05 a.m. Eastern Time.');
    expect(words).toContain('Form, strength and quantity must match the prescription.');
    expect(words).toContain('Ask for the cash price too: it may be lower.');
    expect(words).toContain('This coupon is not insurance. It does not expire, though the price may change.');
  });

  test.each([
    [true, 'Some pharmacies take no coupon for controlled medicines.'],
    [undefined, 'If it is a controlled medicine: some pharmacies take no coupon for those.'],
    [false, undefined],
  ])('where the medicine is controlled: %s, says "%s"', (isControlled, said) => {
    const words = show({ parts: { isControlled } });
    if (said) expect(words).toContain(said);
    else expect(words).not.toContain('controlled');
  });

  test('says nothing of a moment that nobody knows', () => {
    expect(show({ parts: { seenAt: undefined } })).not.toContain('Price seen');
    expect(show({ parts: { seenAt: 'yesterday' } })).not.toContain('Price seen');
  });

  test('says that its price is made up, where it is', () => {
    expect(show()).not.toContain('Sample prices');
    expect(show({ isSample: true })).toContain('Sample prices, not real offers');
  });

  test('names the number for help, if the site has one', () => {
    expect(show()).not.toContain('Questions?');
    expect(show({ helpPhone: '+1 (800) 555-0142' })).toContain('pharmacists call +1 (800) 555-0142');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('tel:+18005550142');
  });

  test('says on paper whom to show it to, and how it may be used', () => {
    show();
    const paper = [...document.querySelectorAll('[data-paper]')].map(({ textContent }) => textContent);
    expect(paper).toEqual([
      'Pagewell',
      'Show this free coupon to your pharmacist',
      'The price may change. ',
      'This is not insuranceDoes not expireAccepted at any Fernwick Pharmacy',
    ]);
  });

  test('is English from left to right, and keeps names that are not to themselves', () => {
    show({ parts: { drugName: '\u202Eevil <b>' } });
    const root = document.querySelector('[lang="en"][dir="ltr"]');
    expect(root?.querySelector('bdi')?.textContent).toBe('\u202Eevil <b>');
    expect(root?.querySelector('b')).toBeNull();
  });
});
