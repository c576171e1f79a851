import { InvalidArticleError } from '#content/source/errors.ts';
import { openStoreOfCommand } from '../kept/storeOfCommand.ts';
import type { Output } from '../terminal/output.ts';
import type { ImportTarget } from './importTarget.ts';

/**
 * Imports into the store itself.
 *
 * @throws StoreLockedError when a running server holds the built-in database
 */
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
    close: () => store.close(),
  };
}
