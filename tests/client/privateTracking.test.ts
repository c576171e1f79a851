/** @jest-environment jsdom */
import { Blob as NodeBlob } from 'node:buffer';
import { pageParts } from '#client/pageParts.ts';
import { start } from '#client/tracking/startTracking.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { validateEvents } from '#schemas/generated/validators.js';
import { writtenAttributes } from '#transformer/html/escape.ts';
import { trackClick, trackFacts, trackLoad } from '#widgets/tracking/trackingAttributes.ts';
import { watchViewport } from '../support/seen.ts';

// The one of jsdom cannot be read.
Reflect.set(globalThis, 'Blob', NodeBlob);

const drug = 'atorvastatin';
let bodies: Blob[];

async function told(happens: (parts: ReturnType<typeof pageParts>) => void): Promise<unknown> {
  window.dispatchEvent(new Event('pagehide'));
  bodies.length = 0;
  happens(parts);
  window.dispatchEvent(new Event('pagehide'));
  const texts = await Promise.all(bodies.map((body) => body.text()));
  const batches = texts.map((text) => JSON.parse(text));
  for (const batch of batches) expect(validateEvents(batch)).toBe(true);
  return batches;
}

let parts: ReturnType<typeof pageParts>;
beforeAll(() => {
  watchViewport();
  bodies = [];
  const sendBeacon = (_: string, body: Blob): boolean => bodies.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  window.history.replaceState(null, '', `/health/${drug}-cost`);
  const root = document.documentElement;
  root.setAttribute('data-quiet', '/drugs');
  root.setAttribute('data-quiet-blocks', 'drug-savings other-quiet');
  const named = (name: string) =>
    writtenAttributes(
      trackClick({ kind: 'element-clicked', name, location: 'Prices', text: `${drug} 20 mg` }),
    );
  document.body.innerHTML = `
    <article ${writtenAttributes(trackFacts({ category: drug }, { brand: drug, productId: drug }))}
      ${writtenAttributes(trackLoad({ kind: 'content-metadata', customDimensions: { slug: drug } }))}>
      <section ${writtenAttributes(trackFacts({ blockType: 'drug-savings' }))}>
        <button id="own" ${named('Get coupon')}>${drug}</button>
      </section>
      <a id="other" href="/health/${drug}-cost#dose" ${named(drug)}>${drug}</a>
      <pagewell-island data-type="drug-savings"><form id="island"></form></pagewell-island>
      <pagewell-island data-type="quiz"><form id="quiz"></form></pagewell-island>
    </article>`;
  parts = pageParts();
  start(root, parts);
});

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};
const report = (id: string, detail: TrackingEvent): void => {
  element(id).dispatchEvent(new CustomEvent('pagewell:track', { bubbles: true, detail }));
};

describe('of a quiet page', () => {
  test('its own path and what its metadata say are told to nobody', async () =>
    expect(await told(({ report: tell }) => tell({ kind: 'page-view', position: 2 }))).toEqual([
      { path: '/drugs', events: [{ kind: 'page-view', position: 2 }] },
    ]));

  test('the block that makes it quiet tells what was clicked there, by name and place alone', async () =>
    expect(await told(() => element('own').click())).toEqual([
      {
        path: '/drugs',
        events: [
          { kind: 'element-clicked', blockType: 'drug-savings', name: 'Get coupon', location: 'Prices' },
        ],
      },
    ]));

  test('it tells so as an island', async () => {
    const event: TrackingEvent = { kind: 'form-started', name: 'email', location: 'Coupon', text: drug };
    expect(await told(() => report('island', event))).toEqual([
      {
        path: '/drugs',
        events: [{ kind: 'form-started', blockType: 'drug-savings', name: 'email', location: 'Coupon' }],
      },
    ]);
  });

  test('all others tell that something was clicked or answered, and not what', async () => {
    const sent = await told(() => {
      element('other').click();
      report('quiz', { kind: 'form-submitted', name: drug, location: drug, actionOutcome: 'DONE' });
    });
    expect(sent).toEqual([
      {
        path: '/drugs',
        events: [
          { kind: 'element-clicked' },
          { kind: 'form-submitted', blockType: 'quiz', actionOutcome: 'DONE' },
        ],
      },
    ]);
  });

  test('no field of an event is told but those that are named, and of an exposure nothing', async () => {
    const every: TrackingEvent = {
      kind: 'client-error',
      blockId: drug,
      blockType: 'faq',
      location: drug,
      name: drug,
      elementType: drug,
      actionOutcome: 'OPEN',
      text: drug,
      position: 1,
      category: drug,
      brand: drug,
      productId: drug,
      linkUrl: `/${drug}`,
      formatType: drug,
      variant: drug,
      coupon: drug,
      correlationId: drug,
      outboundUrl: `https://${drug}.example/`,
      customDimensions: { drug },
      toolName: drug,
      topic: drug,
      jtbd: drug,
      exposureType: drug,
      authContext: { isAuthenticated: true },
      percent: 50,
      seconds: 90,
      metric: 'client.error.wallet',
      timedOut: true,
    };
    const sent = await told(({ report: tell }) => {
      tell(every);
      tell({ ...every, kind: 'exposure' });
    });
    const kept = {
      blockType: 'faq',
      actionOutcome: 'OPEN',
      position: 1,
      percent: 50,
      seconds: 90,
      metric: 'client.error.wallet',
    };
    expect(sent).toEqual([{ path: '/drugs', events: [{ kind: 'client-error', ...kept }] }]);
  });
});
