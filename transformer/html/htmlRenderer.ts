import { LRUCache } from 'lru-cache';
import type { PictureLoading, Removal } from './cleanAttributes.ts';
import { mendHtml } from './mendHtml.tsx';
import { sanitiseHtml } from './sanitiseHtml.ts';

/** A fragment of rich HTML as readers get it: safe, and balanced. */
export interface RenderedHtml {
  html: string;
  removals: readonly Removal[];
}

/** @param firstPicture how the fragment's first picture loads; `lazy`, like all others, unless told */
export type HtmlRenderer = (html: string, firstPicture?: PictureLoading) => RenderedHtml;

/**
 * Sanitises and mends each fragment once per content. Rich HTML is the dearest step of such a renderer, so the
 * result is kept, bounded by the characters it stands for.
 *
 * @param maxCharacters how much HTML, in UTF-16 units, is kept at the most; 0 keeps none
 * @param linkNetworkHosts whose broken addresses are mended in paid links
 */
export function createHtmlRenderer(
  maxCharacters: number,
  linkNetworkHosts: ReadonlySet<string> = new Set(),
): HtmlRenderer {
  const mend = (sanitised: string): string => mendHtml(sanitised, linkNetworkHosts);
  const kept = maxCharacters > 0 ? new LRUCache<string, RenderedHtml>({ maxSize: maxCharacters }) : undefined;
  return (html, firstPicture = 'lazy') => {
    // Only one picture of a page loads eagerly, so its fragment is not worth keeping.
    if (firstPicture === 'eager') return renderHtml(html, { firstPicture, mend });
    const known = kept?.get(html);
    if (known) return known;
    const rendered = renderHtml(html, { mend });
    kept?.set(html, rendered, { size: html.length + 1 });
    return rendered;
  };
}

const shownLength = 80;

interface RenderOptions {
  firstPicture?: PictureLoading;
  mend: (sanitised: string) => string;
}

/** Sanitises and mends a fragment. One that cannot be parsed gives an empty result. */
export function renderHtml(html: string, { firstPicture = 'lazy', mend }: RenderOptions): RenderedHtml {
  try {
    const pictures: PictureLoading[] = [firstPicture];
    const { html: clean, removals } = sanitiseHtml(html, () => pictures.shift() ?? 'lazy');
    return { html: mend(clean), removals };
  } catch {
    // Whatever the parsers stumbled over, the report shows where, and the rest of the block can be read.
    return { html: '', removals: [{ kind: 'fragment', what: html.slice(0, shownLength) }] };
  }
}
