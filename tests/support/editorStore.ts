import { DatabaseStore } from '#content/database/databaseStore.ts';
import { type EditorStore, editorStoreOf } from '#editor-preview/store/editorStore.ts';

export async function openEditorStore(...given: Parameters<typeof DatabaseStore.open>): Promise<EditorStore> {
  return editorStoreOf(await DatabaseStore.open(...given));
}
