/** @jest-environment jsdom */
import { Blob as NodeBlob } from 'node:buffer';
import { type Metric, metricsDomEvent } from '#contracts/metrics.ts';
import { newSession, type Session } from '#features/tracking/browser/session.ts';
import { takeMetrics } from '#features/tracking/browser/takeMetrics.ts';
import { validateMetrics } from '#schemas/generated/validators.js';

// The one of jsdom cannot be read.
Reflect.set(globalThis, 'Blob', NodeBlob);

const lcp: Metric = { type: 'histogram', name: 'web.lcp', tags: { rating: 'good' }, duration: 900 };
let session: Session | undefined;
let bodies: Blob[];

beforeAll(() => takeMetrics(() => session));
beforeEach(() => {
  session = undefined;
  bodies = [];
  const sendBeacon = (address: string, body: Blob) => address === '/api/metrics' && bodies.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  window.history.replaceState(null, '', '/nutrition/collagen?q=migraine#k1');
  document.head.innerHTML = '<meta name="pagewell-loader" content="/assets/main-1a2b3c4d.js">';
  document.body.innerHTML =
    '<main><article data-track="category collagen&#10;.pageTemplate editorial"></article></main>';
});

async function sent(): Promise<unknown> {
  document.dispatchEvent(new CustomEvent(metricsDomEvent, { detail: [lcp] }));
  const batch: unknown = JSON.parse((await bodies[0]?.text()) ?? '');
  expect(validateMetrics(batch)).toBe(true);
  return batch;
}

test('what was measured is sent with the page view, the build and what kind of page it is, without query', async () =>
  expect(await sent()).toEqual({
    metrics: [{ type: 'increment', name: 'page.view' }, lcp],
    build: '1a2b3c4d',
    route: 'article',
    formfactor: 'desktop',
    pageTemplate: 'editorial',
    site: 'localhost',
    path: '/nutrition/collagen',
  }));

test.each([
  ['Editorial', undefined],
  ['editorial&#10;.pageTemplate x', 'editorial'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), undefined],
  ['', undefined],
])('of an article whose template is %j the server is told what it takes', async (written, told) => {
  document.body.innerHTML = `<main><article data-track=".pageTemplate ${written}"></article></main>`;
  expect(((await sent()) as { pageTemplate?: string }).pageTemplate).toBe(told);
});

test('of one session in ten the log is told more', async () => {
  session = newSession(0, 0.05);
  expect(await sent()).toMatchObject({ abSegment: 0, logMoreMetrics: true });
  bodies = [];
  session = newSession(0, 0.95);
  expect(await sent()).toMatchObject({ abSegment: 9, logMoreMetrics: false });
});

test.each([
  ['/', 'home'],
  ['/search', 'search'],
  ['/topics/sleep', 'topics'],
  ['/people/anna-berg', 'people'],
  ['/searching', 'other'],
  ['/privacy-policy', 'other'],
])('%s is of the kind %s', async (path, route) => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<main></main>';
  expect(await sent()).toMatchObject({ route });
});

test('of a quiet page the server is told what that says in the place of its path', async () => {
  document.documentElement.setAttribute('data-quiet', '/drugs');
  const told = await sent();
  document.documentElement.removeAttribute('data-quiet');
  expect(told).toMatchObject({ path: '/drugs', route: 'article' });
});
