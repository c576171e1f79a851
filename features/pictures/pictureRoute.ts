import type { Counter } from 'prom-client';
import { notFound } from '#platform/http/httpError.ts';
import { type AssetRoute, asset } from '../parts/route.ts';
import { ImageError } from './imageError.ts';
import type { ImageProxy } from './imageProxy.ts';
import { parseImageRequest } from './imageRequest.ts';

/** The name in a picture's address stays when the picture changes, but that is rare: a day, then ask in passing. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

interface PictureRouteOptions {
  images: Pick<ImageProxy, 'get'>;
  allowedHosts: ReadonlySet<string>;
  outcomes: Counter<'outcome'>;
}

/** A drawing is sharp at any width, so one of our own is sent as it is, by the route that lets nothing in it run. */
const drawing = /\.svg$/i;

/** `/img?src=…&w=…`: a picture in the width that a page shows it in. */
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
