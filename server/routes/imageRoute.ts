import type { RequestHandler } from 'express';
import { notFound } from '../../platform/http/httpError.ts';
import { ImageError } from '../images/imageError.ts';
import type { ImageProxy } from '../images/imageProxy.ts';
import { parseImageRequest } from '../images/imageRequest.ts';
import type { Metrics } from '../observability/metrics.ts';

/** The name in a picture's address stays when the picture changes, but that is rare: a day, then ask in passing. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

interface ImageRouteOptions {
  images: Pick<ImageProxy, 'get'>;
  allowedHosts: ReadonlySet<string>;
  metrics: Pick<Metrics, 'images'>;
}

/** A drawing is sharp at any width, so one of our own is sent as it is, by the route that lets nothing in it run. */
const drawing = /\.svg$/i;

/** `/img?src=…&w=…`: a picture in the width that a page shows it in. */
export function imageRoute({ images, allowedHosts, metrics }: ImageRouteOptions): RequestHandler {
  return async (request, response) => {
    const wanted = parseImageRequest(new URL(request.url, 'http://site.invalid').searchParams, allowedHosts);
    if (!wanted) {
      metrics.images.inc({ outcome: 'refused' });
      throw notFound();
    }
    if (wanted.source.kind === 'local' && drawing.test(wanted.source.file)) {
      response.set('Cache-Control', caching).redirect(302, `/media${wanted.source.file}`);
      return;
    }
    const acceptsWebp = request.headers.accept?.includes('image/webp') ?? false;
    try {
      const { bytes, format, madeAt } = await images.get(wanted, acceptsWebp);
      response.set({
        'Cache-Control': caching,
        Vary: 'Accept',
        'Last-Modified': new Date(madeAt).toUTCString(),
      });
      response.type(`image/${format}`).send(bytes);
    } catch (error) {
      if (error instanceof ImageError) throw notFound();
      throw error;
    }
  };
}
