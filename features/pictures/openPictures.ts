import path from 'node:path';
import { Counter } from 'prom-client';
import { uploadsPath } from '#editor-preview/model/media.ts';
import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { type AssetRoute, asset } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import { ImageCache } from './imageCache.ts';
import { ImageError } from './imageError.ts';
import { ImageProxy } from './imageProxy.ts';
import { parseImageRequest } from './imageRequest.ts';
import { type ReadUploaded, uploadedName } from './uploadedImage.ts';

/** The name contains a hash of the content. */
const forever = 'public, max-age=31536000, immutable';

/** A picture may change under the same address, but rarely. */
const caching = 'public, max-age=86400, stale-while-revalidate=604800';

interface PictureRouteOptions {
  images: Pick<ImageProxy, 'get'>;
  allowedHosts: ReadonlySet<string>;
  outcomes: Counter<'outcome'>;
}

const drawing = /\.svg$/i;

function pictureRoute({ images, allowedHosts, outcomes }: PictureRouteOptions): AssetRoute {
  return asset('GET /img', async ({ query, headers }) => {
    const wanted = parseImageRequest(query, allowedHosts);
    if (!wanted) {
      outcomes.inc({ outcome: 'refused' });
      throw notFound();
    }
    if (wanted.source.kind === 'local' && drawing.test(wanted.source.file))
      return { redirect: `/media${wanted.source.file}`, caching };
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
  });
}

type PictureParts = Pick<FeatureParts, 'content' | 'folders' | 'isBusy' | 'log' | 'registry'>;

export async function openPictures(
  { content, folders, isBusy, log, registry }: PictureParts,
  { hosts: allowedHosts, cacheBytes }: { hosts: ReadonlySet<string>; cacheBytes: number },
  fetch?: ConstructorParameters<typeof ImageProxy>[0]['fetch'],
): Promise<OpenFeature> {
  const outcomes = new Counter({
    name: 'pagewell_images_total',
    help: 'Picture requests by outcome: hit, made, refused, failed.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const readUploaded: ReadUploaded = async (name) => content.store?.pictures.read(name);
  const images = new ImageProxy({
    cache: await ImageCache.open(path.join(folders.data, 'images'), cacheBytes, log),
    allowedHosts,
    mediaFolders: folders.media,
    readUploaded,
    isBusy,
    log,
    outcomes,
    ...(fetch ? { fetch } : {}),
  });
  return { routes: [pictureRoute({ images, allowedHosts, outcomes }), uploadRoute(readUploaded)] };
}

function uploadRoute(readUploaded: ReadUploaded): AssetRoute {
  return asset(`GET ${uploadsPath}/:name`, async ({ params: { name = '' } }) => {
    const bytes = uploadedName.test(name) ? await readUploaded(name) : undefined;
    if (!bytes) throw notFound();
    return { bytes, type: 'image/webp', caching: forever };
  });
}
