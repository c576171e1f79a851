import { type RenderedPage, renderPage } from '../../shell/renderPage.ts';
import { pageRenderer, reader } from '../support/pageRenderer.ts';

const renderer = await pageRenderer();

/** An article with one hostile part, between two blocks that must come through untouched. */
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
  /** What a browser with scripting reads. */
  dom: Document;
  main: Element;
}

/** Sends an article through the whole pipeline, and reads the page as a browser does. */
export function renderHostile(article: unknown): HostilePage {
  const page = renderPage(article, reader, renderer);
  const html = page.document?.html ?? '';
  let dom: Document | undefined;
  return {
    ...page,
    html,
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

/** The blocks around the hostile one are there, whole, and in no other's way. */
export function expectNeighboursIntact({ main }: HostilePage): void {
  expect([...main.querySelectorAll('h2')].some((heading) => heading.textContent === 'Before')).toBe(true);
  const after = [...main.querySelectorAll('p')].find((p) => p.textContent === 'After the hostile part.');
  expect(after?.innerHTML).toBe('After the <strong>hostile</strong> part.');
  expect(after?.closest('em, a, table, b, code, pre, template, [hidden], [style]')).toBeNull();
}

/** No script of the content's, no handler, no address that runs code: anywhere in the document. */
export function expectNothingRuns({ dom }: HostilePage): void {
  const forbidden = 'base, object, embed, meta[http-equiv=refresh i], main iframe, main style, main link';
  const runs: Element[] = [...dom.querySelectorAll(forbidden)];
  for (const script of dom.querySelectorAll('script')) {
    const inert = /^application\/(ld\+)?json$/.test(script.type);
    const boot = script.textContent?.startsWith('(function(d)') ?? false;
    if (!inert && !boot) runs.push(script);
  }
  for (const element of dom.querySelectorAll('*')) {
    if ([...element.attributes].some(isCode)) runs.push(element);
  }
  expect(runs.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

function isCode({ name, value }: Attr): boolean {
  if (/^on|^srcdoc$|^formaction$|^ping$/i.test(name)) return true;
  if (!/^(href|src|action|data|poster|cite|srcset)$/i.test(name)) return false;
  return /^(javascript|vbscript|data|blob|file):/i.test(value.replace(/[\s\p{C}\p{Z}]/gu, ''));
}

/** Nothing that stands for a value that is not there. */
export function expectNoLeakedValues({ main }: HostilePage): void {
  const shown = main.cloneNode(true) as Element;
  for (const inert of shown.querySelectorAll('script')) inert.remove();
  expect(shown.textContent).not.toMatch(leakedValue);
}
