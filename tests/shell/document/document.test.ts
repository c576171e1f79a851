/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { readerPageAttribute } from '#contracts/behaviour.ts';
import { privacyBannerAttribute, privacyRequiredAttribute } from '#contracts/consent.ts';
import type { Remembered } from '#contracts/remembered.ts';
import { bootScript, document as pageDocument } from '#shell/document/document.ts';
import { pageLanguage } from '#shell/document/language.ts';
import { inBrowser, testShell } from '../support.ts';

const page = (parts = {}) =>
  pageDocument({ head: '', body: '<main></main>', assets: testShell.assets, ...parts });

describe('a document', () => {
  test('has exactly one inline style sheet and one script that runs, whose texts the policy can name by hash', () => {
    const rendered = page({ blockTypes: ['quote', 'table'], shellParts: ['shell-article'] });
    const read = inBrowser(rendered);
    const styles = read.querySelectorAll('style');
    const scripts = read.querySelectorAll('script:not([type])');
    expect(styles).toHaveLength(1);
    expect(styles[0]?.textContent).toBe(rendered.css);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.textContent).toBe(bootScript);
  });

  test('carries the style sheets of the shell and of the block types in it', () => {
    const { css } = page({ blockTypes: ['quote'], shellParts: ['shell-article'] });
    expect(css).toContain('shell-page');
    expect(css).toContain('shell-article');
    expect(css).toContain('quote');
    expect(css).not.toContain('table');
  });

  test('says its language and the direction it is written in', () => {
    const { documentElement } = inBrowser(page({ language: pageLanguage('ar') }));
    expect(documentElement.lang).toBe('ar');
    expect(documentElement.dir).toBe('rtl');
  });

  test('asks for the text face where the first view ends and not before, in languages of latin letters', () => {
    const preload = 'link[rel="preload"][as="font"][crossorigin]';
    const read = inBrowser(page({ below: '<p>Below</p>' }));
    const face = read.querySelector(preload);
    expect(face?.getAttribute('href')).toMatch(/\.woff2$/);
    expect(face?.previousElementSibling?.tagName).toBe('MAIN');
    expect(face?.nextElementSibling?.id).toBe('_first-view-end');
    expect(inBrowser(page({ language: pageLanguage('ar') })).querySelector(preload)).toBeNull();
  });

  test('starts the loader that the build made', () => {
    const meta = inBrowser(page()).querySelector('meta[name="pagewell-loader"]');
    expect(meta?.getAttribute('content')).toBe('/assets/loader.js');
  });

  test.each([
    ['all of it', { body: '<main></main>' }, ['MAIN', 'LINK', 'TEMPLATE']],
    ['the part that comes first', { body: '<p></p>', below: '<i></i>' }, ['P', 'LINK', 'TEMPLATE', 'I']],
  ])('is painted once the browser has read %s', (_, parts, order) => {
    const read = inBrowser(page(parts));
    expect([...read.body.children].map(({ tagName }) => tagName)).toEqual(order);
    const waited = read.querySelector('link[rel="expect"][blocking="render"]')?.getAttribute('href');
    expect(waited).toBe(`#${read.querySelector('template')?.id}`);
  });

  test('is sent as UTF-8 with the replacement character for half of a surrogate pair', () => {
    const { html } = page({ body: '<main>half \ud83d of a pair</main>' });
    expect(new TextDecoder().decode(new TextEncoder().encode(html))).toContain('half \uFFFD of a pair');
  });

  describe('asks about privacy who has not answered:', () => {
    const isAskedAt = (protocol: string): boolean => {
      const root = document.documentElement;
      document.head.innerHTML = '<meta name="pagewell-loader" content="/assets/loader.js">';
      for (const { name } of [...root.attributes]) root.removeAttribute(name);
      for (const name of [readerPageAttribute, privacyRequiredAttribute]) root.setAttribute(name, '');
      Function('location', bootScript)({ protocol });
      return root.hasAttribute(privacyBannerAttribute);
    };
    const keep = (cookie: string): void => {
      // biome-ignore lint/suspicious/noDocumentCookie: what a browser keeps
      document.cookie = cookie;
    };
    afterEach(() => keep('pagewell_consent=; Max-Age=0'));

    test('a reader of whom nothing is kept', () =>
      expect(['http:', 'https:'].map(isAskedAt)).toEqual([true, true]));

    test('with https also one whose cookie a sibling host may have set for the whole domain', () => {
      keep('pagewell_consent=x');
      expect(['http:', 'https:'].map(isAskedAt)).toEqual([false, true]);
    });
  });

  describe('asks what the browser remembers, before anything is painted:', () => {
    const root = document.documentElement;
    const attributesAfter = (...remembers: Remembered[]) => {
      const { head } = inBrowser(page({ remembers }));
      document.head.innerHTML = [...head.querySelectorAll('meta[name]')]
        .map(({ outerHTML }) => outerHTML)
        .join('');
      for (const { name } of [...root.attributes]) root.removeAttribute(name);
      // As a browser runs it: alone, and first.
      Function(bootScript)();
      return Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value]));
    };
    beforeEach(() => {
      localStorage.clear();
      sessionStorage.clear();
    });

    test('a word becomes the value of an attribute', () => {
      localStorage.setItem('a', 'full');
      sessionStorage.setItem('b', 'gdpr');
      const remembers: Remembered[] = [
        { attribute: 'data-a', key: 'a' },
        { attribute: 'data-b', key: 'b', inSession: true },
        { attribute: 'data-c', key: 'b' },
      ];
      expect(attributesAfter(...remembers)).toEqual({ 'data-a': 'full', 'data-b': 'gdpr' });
    });

    test.each(['', 'two words', '"><script>', 'x'.repeat(41), 'ä'])('%j is no word', (kept) => {
      localStorage.setItem('a', kept);
      expect(attributesAfter({ attribute: 'data-a', key: 'a' })).toEqual({});
    });

    test.each([
      [0, true],
      [999, true],
      [1_000, false],
      [-1, false],
    ])('a moment %i ms ago counts for 1,000 ms: %s', (ago, counts) => {
      jest.useFakeTimers({ now: 1_000_000 });
      sessionStorage.setItem('a', String(1_000_000 - ago));
      const remembers: Remembered = { attribute: 'data-a', key: 'a', inSession: true, within: 1_000 };
      expect(attributesAfter(remembers)).toEqual(counts ? { 'data-a': '' } : {});
      jest.useRealTimers();
    });

    test('one that cannot be looked up costs no other', () => {
      sessionStorage.setItem('b', 'yes');
      const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementationOnce(() => {
        throw new DOMException('No storage here', 'SecurityError');
      });
      const remembers: Remembered[] = [
        { attribute: 'data-a', key: 'a' },
        { attribute: 'data-b', key: 'b', inSession: true },
      ];
      expect(attributesAfter(...remembers)).toEqual({ 'data-b': 'yes' });
      get.mockRestore();
    });

    test('nothing is asked where a page has nothing to ask', () =>
      expect(inBrowser(page()).querySelector('meta[name="pagewell-remembered"]')).toBeNull());
  });

  test('escapes the attributes of its body', () => {
    const { body } = inBrowser(page({ bodyAttributes: { 'data-x': '"><script>' } }));
    expect(body.getAttribute('data-x')).toBe('"><script>');
  });
});
