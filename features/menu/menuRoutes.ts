import type { FeatureParts } from '#feature-kit/feature.ts';
import { page, type Route } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { Document } from '#shell/document/document.ts';
import { menuFolder } from '#shell/menu/menuAddress.ts';
import { menuFragment } from '#shell/menu/menuFragment.tsx';

const cachedForever = { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Robots-Tag': 'noindex' };
/** An outdated address must not cache newer content. */
const notCached = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** A page with an outdated or newer hash gets the present panels, uncached. */
export function menuRoutes({ renderer }: Pick<FeatureParts, 'renderer'>): Route[] {
  let known: { address: string; document: Document } | undefined;
  return [
    page(`GET ${menuFolder}/:hash`, ({ path }) => {
      const fragment = menuFragment(renderer);
      if (!fragment) throw notFound();
      const { address, html } = fragment;
      if (path !== address) return { document: { html, css: '' }, isShared: false, headers: notCached };
      if (known?.address !== address) known = { address, document: { html, css: '' } };
      return { document: known.document, isShared: true, headers: cachedForever };
    }),
  ];
}
