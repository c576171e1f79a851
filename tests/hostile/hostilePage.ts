import type { PageRenderer } from '#shell/renderPage.ts';
import { type RenderedPage, renderPage } from '#shell/renderPage.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';
import {
  around,
  attributeOf,
  elementsIn,
  innerHtml,
  type PageElement,
  readTree,
  textIn,
} from './pageTree.ts';

let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await pageRenderer();
});

export function articleWith(hostile: unknown, envelope: object = {}): object {
  return {
    path: '/hostile/page',
    title: 'A page',
    ...envelope,
    blocks: [
      { id: 'before', type: 'heading', data: { text: 'Before' } },
      hostile,
      { id: 'after', type: 'rich-text', data: { html: '<p>After the <strong>hostile</strong> part.</p>' } },
    ],
  };
}

export interface HostilePage extends RenderedPage {
  html: string;
  elements: readonly PageElement[];
  dom: Document;
  main: Element;
}

export function renderHostile(article: unknown): HostilePage {
  const page = renderPage(article, reader, renderer);
  const html = page.document?.html ?? '';
  let dom: Document | undefined;
  let elements: PageElement[] | undefined;
  return {
    ...page,
    html,
    get elements() {
      elements ??= elementsIn(readTree(html));
      return elements;
    },
    get dom() {
      dom ??= new DOMParser().parseFromString(html, 'text/html');
      return dom;
    },
    get main() {
      return this.dom.querySelector('main') ?? this.dom.body;
    },
  };
}

/**
 * The same as {@link expectNeighboursIntact} and {@link expectNoLeakedValues}, on the text of the page: for tests of
 * thousands of pages, where reading each as a browser does would take minutes.
 */
export function expectOnlyItselfLost({ html }: HostilePage): void {
  expect(html).toContain('>Before</h2>');
  expect(html).toContain('<p>After the <strong>hostile</strong> part.</p>');
  const text = html.replace(/<script\b[^>]*>.*?<\/script>|<style>.*?<\/style>|<[^>]*>/gs, ' ');
  expect(text).not.toMatch(leakedValue);
}

const leakedValue = /\bundefined\b|\bnull\b|\[object |\bNaN\b|Invalid Date/;

export function expectNeighboursIntact({ elements }: HostilePage): void {
  const before = elements.find((one) => one.tagName === 'h2' && isInMain(one) && textIn(one) === 'Before');
  expect(before).toBeDefined();
  const after = elements.find(
    (one) => one.tagName === 'p' && isInMain(one) && textIn(one) === 'After the hostile part.',
  );
  expect(after && innerHtml(after)).toBe('After the <strong>hostile</strong> part.');
  const inTheWay = new Set(['em', 'a', 'table', 'b', 'code', 'pre', 'template']);
  const wrong = [...(after ? around(after) : [])].filter(
    (one) => inTheWay.has(one.tagName) || one.attrs.some(({ name }) => name === 'hidden' || name === 'style'),
  );
  expect(wrong.map(({ tagName }) => tagName)).toEqual([]);
}

/** No script of the content's, no handler, no address that runs code: anywhere in the document. */
export function expectNothingRuns({ elements }: HostilePage): void {
  expect(elements.filter(runs).map((one) => `<${one.tagName}> ${JSON.stringify(one.attrs)}`)).toEqual([]);
}

function runs(element: PageElement): boolean {
  if (element.attrs.some(isCode)) return true;
  switch (element.tagName) {
    case 'base':
    case 'object':
    case 'embed':
      return true;
    case 'meta':
      return attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh';
    case 'iframe':
    case 'style':
    case 'link':
      return isInMain(element);
    case 'script': {
      const inert = /^application\/(ld\+)?json$/.test(attributeOf(element, 'type') ?? '');
      const boot = textIn(element).startsWith('(function(d)');
      return !inert && !boot;
    }
    default:
      return false;
  }
}

function isInMain(element: PageElement): boolean {
  return [...around(element)].some(({ tagName }) => tagName === 'main');
}

function isCode({ name, value }: { name: string; value: string }): boolean {
  if (/^on|^srcdoc$|^formaction$|^ping$/i.test(name)) return true;
  if (!/^(href|src|action|data|poster|cite|srcset)$/i.test(name)) return false;
  return /^(javascript|vbscript|data|blob|file):/i.test(value.replace(/[\s\p{C}\p{Z}]/gu, ''));
}

export function expectNoLeakedValues({ elements }: HostilePage): void {
  const main = elements.find(({ tagName }) => tagName === 'main');
  expect(main).toBeDefined();
  expect(main && textIn(main, true)).not.toMatch(leakedValue);
}
