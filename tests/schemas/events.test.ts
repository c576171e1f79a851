import { trackingKinds } from '#contracts/tracking.ts';
import { phrases } from '#rules/testing/examples.ts';
import { validateEvents } from '#schemas/generated/validators.js';
import { library } from './walkSchemas.ts';

function errorsOf(body: unknown): string[] {
  validateEvents(body);
  return (validateEvents.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

const batch = (event: object): object => ({ path: '/nutrition/collagen', events: [event] });

describe('a batch of tracking events', () => {
  test('takes every kind, as one list for browser and server', () => {
    const named = [
      'content-metadata identify product-viewed product-clicked product-loaded element-loaded element-viewed',
      'element-clicked form-started form-continued form-backed form-submitted field-selected infinite-scroll',
      'registration-completed care-journey lesson-started lesson-completed video-started video-completed',
    ].flatMap((line) => line.split(' '));
    expect(trackingKinds).toEqual(expect.arrayContaining(named));
    for (const kind of trackingKinds.filter((one) => one !== 'client-error' && one !== 'exposure'))
      expect(errorsOf(batch({ kind }))).toEqual([]);
    expect(errorsOf(batch({ kind: 'page-read' }))).toEqual(['/events/0/kind enum']);
  });

  test('takes every field of every kind', () => {
    const event = {
      kind: 'product-clicked',
      location: 'product-card',
      name: 'Norrland Pure Marine Collagen',
      elementType: 'BUTTON',
      actionOutcome: 'EXTERNALLINK',
      text: 'Shop now',
      position: 1,
      category: 'collagen',
      brand: 'Norrland',
      productId: 'collagen-norrland-01',
      linkUrl: 'https://go.offers.example/r?pid=1',
      formatType: 'CARD',
      variant: 'unflavored',
      coupon: 'GLOW20',
      correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      outboundUrl: 'https://go.offers.example/r?pid=1&correlationId=0f8fad5b',
      customDimensions: { layout: 'wide' },
      blockId: 'pick-1',
      blockType: 'product-card',
    };
    expect(errorsOf(batch(event))).toEqual([]);
  });

  test('takes an exposure with its tool, type and auth context, which no other kind has', () => {
    const exposure = {
      kind: 'exposure',
      toolName: 'treatment-comparison',
      topic: 'migraine',
      jtbd: 'choose-a-treatment',
      exposureType: 'decisiontool_view',
      authContext: { isAuthenticated: false },
      correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    };
    expect(errorsOf(batch(exposure))).toEqual([]);
    expect(errorsOf(batch({ kind: 'exposure' }))).toEqual(Array(3).fill('/events/0 required'));
    expect(errorsOf(batch({ ...exposure, kind: 'element-viewed' }))).toHaveLength(5);
    expect(errorsOf(batch({ ...exposure, authContext: { isAuthenticated: true, userId: '7' } }))).toEqual([
      '/events/0/authContext additionalProperties',
    ]);
  });

  test('takes 1 to 50 events', () => {
    const events = (count: number) => ({ path: '/', events: Array(count).fill({ kind: 'product-viewed' }) });
    expect(errorsOf(events(0))).toEqual(['/events minItems']);
    expect(errorsOf(events(1))).toEqual([]);
    expect(errorsOf(events(50))).toEqual([]);
    expect(errorsOf(events(51))).toEqual(['/events maxItems']);
  });

  test('bounds every value, so that the largest batch has a size', () => {
    const long = 'a'.repeat(2049);
    expect(errorsOf(batch({ kind: 'element-clicked', text: 'a'.repeat(301) }))).toEqual([
      '/events/0/text maxLength',
    ]);
    expect(errorsOf(batch({ kind: 'element-clicked', name: 'a'.repeat(121) }))).toEqual([
      '/events/0/name maxLength',
    ]);
    expect(errorsOf(batch({ kind: 'element-clicked', linkUrl: `/${long}` }))).toContain(
      '/events/0/linkUrl maxLength',
    );
    const dimensions = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`d${index}`, 'x']));
    expect(errorsOf(batch({ kind: 'element-clicked', customDimensions: dimensions }))).toEqual([
      '/events/0/customDimensions maxProperties',
    ]);
    expect(errorsOf(batch({ kind: 'element-clicked', customDimensions: { d: { deep: 1 } } }))).toEqual([
      '/events/0/customDimensions/d type',
    ]);
  });

  test.each(
    phrases(`
      userId | anonymousId | sessionId | email | ip | userAgent | score | answers | __proto__
    `),
  )('has no place for %s', (field) => {
    const event = JSON.parse(`{"kind":"form-submitted",${JSON.stringify(field)}:"x"}`);
    expect(errorsOf(batch(event))).toEqual(['/events/0 additionalProperties']);
    expect(
      errorsOf(JSON.parse(`{"path":"/","events":[{"kind":"identify"}],${JSON.stringify(field)}:"x"}`)),
    ).toEqual([' additionalProperties']);
  });

  test('refuses a path with a query, in which anything could stand', () =>
    expect(errorsOf({ path: '/search?q1=my+illness', events: [{ kind: 'product-viewed' }] })).toEqual([
      '/path pattern',
    ]));

  test('refuses an address that runs code', () =>
    expect(errorsOf(batch({ kind: 'element-clicked', outboundUrl: 'javascript:alert(1)' }))).toEqual([
      '/events/0/outboundUrl format',
    ]));

  test('a failed chunk names its metric, and nothing else does', () => {
    expect(
      errorsOf(
        batch({ kind: 'client-error', metric: 'client.error.chunk', timedOut: true, blockType: 'quiz' }),
      ),
    ).toEqual([]);
    expect(errorsOf(batch({ kind: 'client-error' }))).toEqual(['/events/0 required']);
    expect(errorsOf(batch({ kind: 'client-error', metric: 'anything' }))).toEqual(['/events/0/metric enum']);
    expect(errorsOf(batch({ kind: 'product-viewed', timedOut: false }))).toEqual([
      '/events/0/timedOut false schema',
    ]);
  });
});

test('the schema of events stands apart from those of content', () =>
  expect(JSON.stringify(library.get('events.json'))).not.toMatch(/article\.json|blocks\//));
