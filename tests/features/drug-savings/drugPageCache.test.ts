import { DrugPageCache, entryLifetimeMs } from '#features/drug-savings/pages/drugPageCache.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

const document: Document = { html: '<!doctype html><title>A page</title>', css: '' };

let shell: PageShell;
let now = 0;
let configuration: PageShell['site']['configuration'];
let kept: DrugPageCache;
beforeAll(async () => {
  const renderer = await pageRenderer();
  const site = {
    ...renderer.site,
    get configuration() {
      return configuration;
    },
  };
  shell = { ...renderer, site };
});
beforeEach(() => {
  now = 1_000_000;
  configuration = { headerLinks: [] };
  kept = new DrugPageCache(shell, () => now);
});

test('a page is sent as it is for a minute, and not any longer', () => {
  kept.set('a', document);
  now += entryLifetimeMs;
  expect(kept.get('a')).toBe(document);
  now += 1;
  expect(kept.get('a')).toBeUndefined();
});

test('a page is sent no longer than its prices may be shown', () => {
  kept.set('a', document, now + 5_000);
  now += 5_000;
  expect(kept.get('a')).toBe(document);
  now += 1;
  expect(kept.get('a')).toBeUndefined();
  kept.set('b', document, now);
  expect(kept.get('b')).toBeUndefined();
});

test('a page is made anew once the site is configured otherwise', () => {
  kept.set('a', document);
  configuration = { headerLinks: [] };
  expect(kept.get('a')).toBeUndefined();
});

test('a page is found by its own key alone', () => {
  kept.set('a', document);
  expect(kept.get('b')).toBeUndefined();
});
