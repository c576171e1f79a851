import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { maxHtmlLength } from '../limits.ts';
import type { Removal } from './cleanAttributes.ts';
import { parseHtml } from './parseHtml.tsx';
import { sanitiseHtml } from './sanitiseHtml.ts';

/** A fragment of rich HTML, ready to stand in a React tree. */
export interface RenderedHtml {
  node: ReactNode;
  removals: readonly Removal[];
}

export type HtmlRenderer = (html: string) => RenderedHtml;

/**
 * Sanitises and parses each fragment once per content. Rich HTML is the dearest step of such a renderer, so the
 * result is kept, bounded by the characters it stands for.
 *
 * @param maxCharacters how much HTML, in UTF-16 units, is kept at the most; 0 keeps none
 */
export function createHtmlRenderer(maxCharacters: number): HtmlRenderer {
  const kept = maxCharacters > 0 ? new LRUCache<string, RenderedHtml>({ maxSize: maxCharacters }) : undefined;
  return (html) => {
    if (isPlainText(html)) return { node: html, removals: [] };
    const known = kept?.get(html);
    if (known) return known;
    const rendered = renderHtml(html);
    kept?.set(html, rendered, { size: html.length + 1 });
    return rendered;
  };
}

/** Text without a tag or an entity, the commonest field of all, is what it shows: nothing to sanitise or to parse. */
function isPlainText(html: string): boolean {
  return html.length <= maxHtmlLength && /^[^<>&\0\r]*$/.test(html);
}

const shownLength = 80;

/** Sanitises and parses a fragment. One that cannot be parsed gives an empty result (specification §8). */
export function renderHtml(html: string, parse = parseHtml): RenderedHtml {
  try {
    const { html: clean, removals } = sanitiseHtml(html);
    return { node: parse(clean), removals };
  } catch {
    // Whatever the parsers stumbled over, the report shows where, and the rest of the block can be read.
    return { node: null, removals: [{ kind: 'fragment', what: html.slice(0, shownLength) }] };
  }
}
