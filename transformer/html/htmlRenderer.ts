import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import type { Removal } from './cleanAttributes.ts';
import { parseHtml } from './parseHtml.tsx';
import { sanitiseHtml } from './sanitiseHtml.ts';

/** A fragment of rich HTML, ready to stand in a React tree. */
export interface RenderedHtml {
  node: ReactNode;
  removals: readonly Removal[];
}

export type HtmlRenderer = (html: string) => RenderedHtml;

/** Fragments shorter than this are their own key: hashing them would cost more than it saves. */
const longestPlainKey = 256;

/**
 * Sanitises and parses each fragment once per content. Rich HTML is the dearest step of such a renderer, so the
 * result is kept, bounded by the characters it stands for.
 *
 * @param maxCharacters how much HTML, in UTF-16 units, is kept at the most; 0 keeps none
 */
export function createHtmlRenderer(maxCharacters: number): HtmlRenderer {
  if (maxCharacters === 0) return (html) => renderHtml(html);
  const kept = new LRUCache<string, RenderedHtml>({ maxSize: maxCharacters });
  return (html) => {
    const key = html.length <= longestPlainKey ? html : createHash('sha1').update(html).digest('base64');
    const known = kept.get(key);
    if (known) return known;
    const rendered = renderHtml(html);
    kept.set(key, rendered, { size: html.length + 1 });
    return rendered;
  };
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
