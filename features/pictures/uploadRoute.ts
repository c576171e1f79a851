import { uploadsPath } from '#editor-preview/model/media.ts';
import { type AssetRoute, asset } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import { type ReadUploaded, uploadedName } from './uploadedImage.ts';

/** The name contains a hash of the content. */
const forever = 'public, max-age=31536000, immutable';

export function uploadRoute(readUploaded: ReadUploaded): AssetRoute {
  return asset(`GET ${uploadsPath}/:name`, {
    handle: async ({ params: { name = '' } }) => {
      const bytes = uploadedName.test(name) ? await readUploaded(name) : undefined;
      if (!bytes) throw notFound();
      return { bytes, type: 'image/webp', caching: forever };
    },
  });
}
