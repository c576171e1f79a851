/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { declaredEvent, declaredEvents } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const wrap = {
  name: 'Cold Gel Head Wrap',
  brand: 'Frostwell',
  variantId: 'frw-m',
  cta: 'Shop at Frostwell',
  imgUrl: '/media/product-frostwell-gel.webp',
  productCtaUrl: 'https://go.offers.example/r?pid=frw',
};
const ginger = { name: 'Ginger Drink Sticks' };
const triptans = {
  id: 'migraine-triptans',
  name: 'Triptans',
  treatmentDescription: '<p>They calm the nerve.</p>',
  facts: [{ label: 'How soon it helps', value: 'within 2 hours' }],
  recommendedProducts: [wrap, ginger],
  specialistDescription: '<p>Ask a neurologist.</p>',
  specialistCtaText: 'Find a headache clinic',
  specialistCtaUrl: 'https://clinics.example/headache',
};
const context = { contentMeta: { targeting: { k1: 'migraine' } }, indexOfKind: 1 };

const show = (data: object) => showBlock('treatment-card', { name: 'Triptans', ...data }, context);
const card = () => screen.getByRole('article', { name: 'Triptans' });
const accordion = (title: string) => screen.getByText(title, { selector: 'summary *' }).closest('details');
describe('the card', () => {
  test('is named by its treatment, and shows its facts', () => {
    show(triptans);
    expect(within(card()).getByRole('heading', { level: 3 }).textContent).toBe('Triptans');
    expect(screen.getByText('How soon it helps').tagName).toBe('DT');
    expect(screen.getByText('within 2 hours').tagName).toBe('DD');
  });

  test('with nothing but a name shows nothing but the name', () => {
    show({
      treatmentDescription: ' ',
      facts: [
        { label: ' ', value: 'x' },
        { label: 'x', value: '' },
      ],
      recommendedProducts: [{ name: ' ' }],
      specialistDescription: '',
    });
    expect(card().textContent).toBe('Triptans');
  });
});

describe('the summary', () => {
  test('is folded by script if it is taller than 172 pixels', () => {
    show(triptans);
    const box = document.querySelector('[data-read-more]');
    expect(box?.getAttribute('data-read-more')).toBe('172');
    expect(box?.firstElementChild?.textContent).toBe('They calm the nerve.');
  });

  test('declares what its toggle reports, with the outcome before any text that could be taken for it', () => {
    show({ ...triptans, name: 'OPEN heart', id: 'CLOSE' });
    const button = document.querySelector('[data-read-more] > button');
    expect(declaredEvent(button, 'click')).toEqual({
      kind: 'element-clicked',
      elementType: 'BUTTON',
      actionOutcome: 'OPEN',
      text: 'Summary',
      location: 'Treatment card',
      name: 'OPEN heart',
      position: 2,
      customDimensions: { treatmentId: 'CLOSE' },
    });
    // What the browser changes once the text is open.
    expect(button?.getAttribute('data-track-click')?.match(/OPEN|CLOSE/g)).toEqual(['OPEN']);
  });
});

describe('the accordions', () => {
  test('are closed at first, and none closes the other', () => {
    show(triptans);
    const both = [accordion('Recommended products:'), accordion('Find a specialist')];
    expect(both.map((details) => [details?.open, details?.getAttribute('name')])).toEqual([
      [false, null],
      [false, null],
    ]);
  });

  test.each([
    ['Recommended products:', { recommendedProducts: [] }],
    ['Find a specialist', { specialistDescription: ' ', specialistCtaUrl: undefined }],
  ])('%s is not there without content', (title, data) => {
    show({ ...triptans, ...data });
    expect(screen.queryByText(title, { selector: 'summary *' })).toBeNull();
  });

  test('report each opening, that of the products with one view of each product', () => {
    show(triptans);
    const opened = {
      kind: 'element-clicked',
      elementType: 'ACCORDION',
      actionOutcome: 'OPEN',
      name: 'Triptans',
    };
    const viewed = { kind: 'product-viewed', location: 'Treatment card', formatType: 'CARD' };
    expect(declaredEvents(accordion('Recommended products:') as Element, 'open')).toMatchObject([
      { ...opened, text: 'Recommended products:' },
      {
        ...viewed,
        name: 'Cold Gel Head Wrap',
        brand: 'Frostwell',
        productId: 'frw-m',
        variant: 'frw-m',
        position: 1,
        text: 'Shop at Frostwell',
        linkUrl: wrap.productCtaUrl,
        customDimensions: { treatmentId: 'migraine-triptans', treatment: 'Triptans' },
      },
      { ...viewed, name: 'Ginger Drink Sticks', position: 2 },
    ]);
    expect(declaredEvent(accordion('Find a specialist'), 'open')).toMatchObject({
      ...opened,
      text: 'Find a specialist',
    });
  });
});

describe('a recommended product', () => {
  const items = () => within(accordion('Recommended products:') ?? document.body).getAllByRole('listitem');

  test('shows brand, name and picture, and leads to its shop by a paid link', () => {
    show(triptans);
    expect(items()[0]?.textContent).toBe('FrostwellCold Gel Head WrapShop at Frostwell: Cold Gel Head Wrap');
    expect(items()[0]?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    const link = screen.getByRole('link', { name: /^Shop at Frostwell/ });
    expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(link.getAttribute('href')).toBe(
      'https://go.offers.example/r?pid=frw&rvo_prodid=frw-m&rvo_aff=pagewell',
    );
    expect(declaredEvent(link, 'click')).toMatchObject({
      kind: 'product-clicked',
      name: 'Cold Gel Head Wrap',
      elementType: 'BUTTON',
      actionOutcome: 'EXTERNALLINK',
      linkUrl: wrap.productCtaUrl,
    });
  });

  test('with nothing but a name shows nothing but the name', () => {
    show({ recommendedProducts: [ginger] });
    expect(items()[0]?.innerHTML).toBe('<b>Ginger Drink Sticks</b>');
  });

  test('has its initial in the place of a picture among others that have one', () => {
    show(triptans);
    expect(items()[1]?.textContent).toBe('GGinger Drink Sticks');
    expect(items()[1]?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  test('has a link that says "Shop now" where its text is missing', () => {
    show({ recommendedProducts: [{ ...wrap, cta: ' ' }] });
    expect(screen.getByRole('link', { name: /^Shop now/ })).toBeTruthy();
  });
});

describe('the way to a specialist', () => {
  test('is an ordinary link, whose click is reported', () => {
    show(triptans);
    const link = screen.getByRole('link', { name: 'Find a headache clinic' });
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(link.hasAttribute('data-affiliate')).toBe(false);
    expect(declaredEvent(link.closest('[data-track-click]'), 'click')).toMatchObject({
      kind: 'element-clicked',
      actionOutcome: 'EXTERNALLINK',
      text: 'Find a headache clinic',
      linkUrl: 'https://clinics.example/headache',
    });
  });

  test('is called "Find a specialist" where its text is missing', () => {
    show({ specialistCtaUrl: '/doctors' });
    expect(screen.getByRole('link', { name: 'Find a specialist' }).getAttribute('href')).toBe('/doctors');
  });
});
