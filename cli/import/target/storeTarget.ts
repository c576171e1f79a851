import { InvalidArticleError } from '#content/source/errors.ts';
import { uploadsPath } from '#editor-preview/model/media.ts';
import { pictureName } from '#editor-preview/server/pictures/pictureName.ts';
import { PictureRefusal, reencodePicture } from '#editor-preview/server/pictures/reencodePicture.ts';
import { openStoreOfCommand } from '../../data/storeOfCommand.ts';
import type { Output } from '../../terminal/output.ts';
import { conflictInWords, type ImportTarget } from './importTarget.ts';

/** @throws StoreLockedError when a running server has the built-in database open */
export async function storeTarget(author: string, output: Output): Promise<ImportTarget> {
  const store = await openStoreOfCommand(output, { mayCreate: true });
  return {
    async publish(path, article, note) {
      try {
        const outcome = await store.publish(path, article, { author, note });
        return outcome.ok ? outcome : { ok: false, reason: `conflict: ${outcome.conflict}` };
      } catch (error) {
        if (error instanceof InvalidArticleError) return { ok: false, reason: error.message };
        throw error;
      }
    },
    async store(path, article, how) {
      try {
        const outcome = await store.importArticle(path, article, { author, ...how });
        return outcome.ok ? outcome : { ok: false, reason: conflictInWords(outcome.conflict) };
      } catch (error) {
        if (error instanceof InvalidArticleError) return { ok: false, reason: error.message };
        throw error;
      }
    },
    async storePicture(name, bytes) {
      try {
        const picture = await reencodePicture(bytes);
        const {
          name: stored,
          width,
          height,
        } = await store.pictures.store({ ...picture, name: pictureName(name, picture.bytes) }, author);
        return { ok: true, src: `${uploadsPath}/${stored}`, width, height };
      } catch (error) {
        if (error instanceof PictureRefusal) return { ok: false, reason: error.message };
        throw error;
      }
    },
    close: () => store.close(),
  };
}
