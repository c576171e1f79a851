import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { type EditorStore, editorStoreOf } from '#editor-preview/store/editorStore.ts';
import { quietLog } from '../content/quietLog.ts';
import { putEmptyDatabase } from './emptyDatabase.ts';

type OtherTables = NonNullable<Parameters<typeof DatabaseStore.open>[2]>['others'];

/**
 * An empty store with the built-in database, in a folder that goes when it is closed.
 *
 * @param others tables beside the store's own
 * @param cms the address of the CMS whose articles readers get, if one feeds it
 */
export async function openBuiltInStore(
  others: OtherTables = [],
  log = quietLog(),
  cms?: string,
): Promise<EditorStore> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewell-store-'));
  putEmptyDatabase(folder);
  const store = await DatabaseStore.open({ folder }, log, { others, cms });
  const close = store.close.bind(store);
  store.close = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return editorStoreOf(store);
}
