import type { Counter } from 'prom-client';
import { notFound } from '#platform/http/httpError.ts';
import { type AssetRoute, asset } from '../parts/route.ts';
import { ImageError } from './imageError.ts';
import type { ImageProxy } from './imageProxy.ts';
import { parseImageRequest } from './imageRequest.ts';

/**
 * A picture may change under the same address, but rarely: cached for a day, then revalidated in the
 * background.
 */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

interface PictureRouteOptions {
  images: Pick<ImageProxy, 'get'>;
  allowedHosts: ReadonlySet<string>;
  outcomes: Counter<'outcome'>;
}

/** SVG scales to any width, so our own is sent unchanged, by the route that disables its scripts. */
const drawing = /\.svg$/i;

/** `/img?src=…&w=…`: a picture in the width that a page needs. */
export function pictureRoute({ images, allowedHosts, outcomes }: PictureRouteOptions): AssetRoute {
  return asset('GET /img', {
    handle: async ({ query, headers }) => {
      const wanted = parseImageRequest(query, allowedHosts);
      if (!wanted) {
        outcomes.inc({ outcome: 'refused' });
        throw notFound();
      }
      if (wanted.source.kind === 'local' && drawing.test(wanted.source.file)) {
        return { redirect: `/media${wanted.source.file}`, caching };
      }
      const acceptsWebp = headers.accept?.includes('image/webp') ?? false;
      try {
        const { bytes, format, madeAt } = await images.get(wanted, acceptsWebp);
        const lastModified = new Date(madeAt).toUTCString();
        return {
          bytes,
          type: `image/${format}`,
          caching,
          headers: { Vary: 'Accept', 'Last-Modified': lastModified },
        };
      } catch (error) {
        if (error instanceof ImageError) throw notFound();
        throw error;
      }
    },
  });
}
