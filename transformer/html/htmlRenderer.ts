import { LRUCache } from 'lru-cache';
import type { PictureLoading, Removal } from './cleanAttributes.ts';
import { repairHtml } from './repairHtml.tsx';
import { sanitiseHtml } from './sanitiseHtml.ts';

export interface RenderedHtml {
  html: string;
  removals: readonly Removal[];
}

/** @param firstPicture how the fragment's first picture loads; by default `lazy` */
export type HtmlRenderer = (html: string, firstPicture?: PictureLoading) => RenderedHtml;

/**
 * Sanitising is the most expensive step, so results are cached.
 * @param maxCharacters cached HTML in UTF-16 units; 0 caches none
 */
export function createHtmlRenderer(
  maxCharacters: number,
  linkNetworkHosts: ReadonlySet<string> = new Set(),
): HtmlRenderer {
  const repair = (sanitised: string): string => repairHtml(sanitised, linkNetworkHosts);
  const cache =
    maxCharacters > 0 ? new LRUCache<string, RenderedHtml>({ maxSize: maxCharacters }) : undefined;
  return (html, firstPicture = 'lazy') => {
    // Only one picture of a page loads eagerly, so its fragment is not worth caching.
    if (firstPicture === 'eager') return renderHtml(html, { firstPicture, repair });
    const known = cache?.get(html);
    if (known) return known;
    const rendered = renderHtml(html, { repair });
    cache?.set(html, rendered, { size: html.length + 1 });
    return rendered;
  };
}

const shownLength = 80;

interface RenderOptions {
  firstPicture?: PictureLoading;
  repair: (sanitised: string) => string;
}

/** Sanitises and repairs a fragment. One that cannot be parsed becomes empty. */
export function renderHtml(html: string, { firstPicture = 'lazy', repair }: RenderOptions): RenderedHtml {
  try {
    const pictures: PictureLoading[] = [firstPicture];
    const { html: clean, removals } = sanitiseHtml(html, () => pictures.shift() ?? 'lazy');
    return { html: repair(clean), removals };
  } catch {
    // The report shows where parsing failed, and the rest of the block stays.
    return { html: '', removals: [{ kind: 'fragment', detail: html.slice(0, shownLength) }] };
  }
}
