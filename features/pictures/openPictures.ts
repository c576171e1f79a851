import path from 'node:path';
import { Counter } from 'prom-client';
import type { FeatureParts, OpenFeature } from '../parts/feature.ts';
import { ImageCache } from './imageCache.ts';
import { ImageProxy } from './imageProxy.ts';
import { pictureRoute } from './pictureRoute.ts';
import type { ReadUploaded } from './uploadedImage.ts';
import { uploadRoute } from './uploadRoute.ts';

type PictureParts = Pick<FeatureParts, 'content' | 'folders' | 'isBusy' | 'log' | 'registry'>;

interface PictureSettings {
  hosts: ReadonlySet<string>;
  cacheBytes: number;
}

/** Opens the folder of resized pictures and creates the route. */
export async function openPictures(
  { content, folders, isBusy, log, registry }: PictureParts,
  { hosts: allowedHosts, cacheBytes }: PictureSettings,
  fetch?: ConstructorParameters<typeof ImageProxy>[0]['fetch'],
): Promise<OpenFeature> {
  const outcomes = new Counter({
    name: 'pagewell_images_total',
    help: 'Pictures by how they were answered: hit, made, refused, failed.',
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
