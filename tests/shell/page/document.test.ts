/** @jest-environment jsdom */
import { bootScript, document as pageDocument } from '../../../shell/page/document.ts';
import { pageLanguage } from '../../../shell/page/language.ts';
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

  test('starts the loader that the build made', () => {
    const meta = inBrowser(page()).querySelector('meta[name="pagewell-loader"]');
    expect(meta?.getAttribute('content')).toBe('/assets/loader.js');
  });

  test.each([
    ['all of it', { body: '<main></main>' }, ['MAIN', 'TEMPLATE']],
    ['the part that comes first', { body: '<p></p>', below: ['<i></i>'] }, ['P', 'TEMPLATE', 'I']],
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

  test('escapes the attributes of its body', () => {
    const { body } = inBrowser(page({ bodyAttributes: { 'data-x': '"><script>' } }));
    expect(body.getAttribute('data-x')).toBe('"><script>');
  });
});
