/** @jest-environment jsdom */
import fc from 'fast-check';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { writtenAttributes } from '#transformer/html/escape.ts';
import {
  trackClick,
  trackFacts,
  trackFactsOf,
  trackOpen,
  trackPaidLink,
  trackView,
} from '#widgets/tracking/trackingAttributes.ts';
import { declaredEvent, declaredEvents } from '../support/declaredEvents.ts';

type Attributes = Readonly<Record<string, string>>;

const tag = (name: string, attributes: Attributes, ...content: string[]): string =>
  `<${name}${writtenAttributes(attributes)}>${content.join('')}</${name}>`;

function show(html: string): void {
  document.body.innerHTML = html;
}
const find = (selector: string) => document.querySelector(selector);

/** Blanks at an end are nothing that is told. */
const word = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => `x${text.replace(/\s+/g, ' ')}`.trim());
const fields = fc.record({ text: word, name: word, linkUrl: word, position: fc.nat() }, { requiredKeys: [] });

describe('an event in HTML', () => {
  test('is read as it was written, whatever its texts hold', () => {
    fc.assert(
      fc.property(
        fields,
        fc.dictionary(fc.constantFrom('store', 'ribbon'), word, { minKeys: 1 }),
        (own, dimensions) => {
          const event: TrackingEvent = { kind: 'element-viewed', ...own, customDimensions: dimensions };
          show(tag('p', trackView(event)));
          expect(declaredEvent(find('p'), 'view')).toEqual(event);
        },
      ),
    );
  });

  test('stands beside others in the order in which they happen', () => {
    const events: TrackingEvent[] = [{ kind: 'element-clicked', name: 'one' }, { kind: 'product-clicked' }];
    show(tag('p', trackClick(...events)));
    expect(declaredEvents(find('p') as Element, 'click')).toEqual(events);
  });

  test('needs no word for what is usual, and no quotation mark at all', () => {
    const opened: TrackingEvent = {
      kind: 'element-clicked',
      elementType: 'ACCORDION',
      actionOutcome: 'OPEN',
      text: 'Our "scores"',
    };
    expect(trackOpen(opened)).toEqual({ 'data-track-open': 'text Our "scores"' });
    expect(trackView({ kind: 'product-viewed' })).toEqual({ 'data-track-view': '' });
    show(tag('details', trackOpen(opened)));
    expect(declaredEvent(find('details'), 'open')).toEqual(opened);
  });
});

describe('facts', () => {
  const page = trackFacts({ category: 'magnesium' }, { customDimensions: { pageTemplate: 'roundup' } });
  const card = trackFacts(
    { location: 'Card', name: 'Powder', position: 2 },
    { coupon: '20% off', linkUrl: 'https://shop.example/', customDimensions: { store: 'Norrland' } },
  );

  test('are those of all that is around, and the nearest win', () => {
    show(
      tag('main', page, tag('article', card, tag('p', trackClick({ kind: 'element-clicked', position: 7 })))),
    );
    expect(declaredEvent(find('p'), 'click')).toEqual({
      kind: 'element-clicked',
      category: 'magnesium',
      location: 'Card',
      name: 'Powder',
      position: 7,
    });
  });

  test('of the offer are those of events of the product alone', () => {
    show(tag('main', page, tag('article', { ...card, ...trackView({ kind: 'product-viewed' }) })));
    expect(declaredEvent(find('article'), 'view')).toMatchObject({
      coupon: '20% off',
      customDimensions: { pageTemplate: 'roundup', store: 'Norrland' },
    });
  });

  test('of a column are those of its cells, wherever they stand', () => {
    const cell = tag(
      'td',
      trackFactsOf('column-1'),
      tag(
        'a',
        trackPaidLink({ kind: 'product-clicked', elementType: 'BUTTON', actionOutcome: 'EXTERNALLINK' }),
      ),
    );
    show(
      tag(
        'table',
        trackFacts({ formatType: 'TABLE' }),
        tag('tr', {}, tag('th', { id: 'column-1', ...trackFacts({ name: 'Powder' }) })),
        tag('tr', {}, cell),
      ),
    );
    find('a')?.setAttribute('data-affiliate', '');
    expect(declaredEvent(find('a'), 'click')).toEqual({
      kind: 'product-clicked',
      elementType: 'BUTTON',
      actionOutcome: 'EXTERNALLINK',
      formatType: 'TABLE',
      name: 'Powder',
    });
  });

  test('name the variant as the product that has no other id', () => {
    show(tag('li', { ...trackFacts({ variant: 'v-1' }), ...trackView({ kind: 'product-viewed' }) }));
    expect(declaredEvent(find('li'), 'view')).toMatchObject({ productId: 'v-1', variant: 'v-1' });
    show(
      tag('li', {
        ...trackFacts({ productId: 'p-1', variant: 'v-1' }),
        ...trackView({ kind: 'product-viewed' }),
      }),
    );
    expect(declaredEvent(find('li'), 'view')).toMatchObject({ productId: 'p-1', variant: 'v-1' });
  });
});

test('an opening is that of what stands right in it as well, and not of what opens by itself', () => {
  const viewed = (name: string): Attributes =>
    trackOpen({ kind: 'product-viewed', name, elementType: 'ACCORDION', actionOutcome: 'OPEN' });
  const inner = tag(
    'details',
    trackOpen({ kind: 'element-clicked', text: 'inner' }),
    tag('p', viewed('inside')),
  );
  show(
    tag(
      'details',
      { id: 'outer', ...trackOpen({ kind: 'element-clicked', text: 'outer' }) },
      tag('p', viewed('one')),
      inner,
    ),
  );
  expect(declaredEvents(find('#outer') as Element, 'open')).toMatchObject([
    { text: 'outer' },
    { name: 'one' },
  ]);
});
