import { isRecord } from '#contracts/json/isRecord.ts';
import { editorAddresses, editorFields, type Renamed } from '#editor-preview/model/editorPages.ts';
import { type Answer, type AskServer, createAskServer, isAnything } from '../document/askServer.ts';

export interface PathClient {
  rename: (path: string, to: string) => Promise<Answer<Renamed>>;
  remove: (path: string) => Promise<Answer<unknown>>;
  /** @param published whether to republish it, if it was public */
  bringBack: (path: string, published: boolean) => Promise<Answer<unknown>>;
}

export function createPathClient(ask: AskServer = createAskServer()): PathClient {
  return {
    rename: (path, to) =>
      ask(editorAddresses.renaming, { path }, isRenamed, { method: 'POST', body: { to } }),
    remove: (path) => ask(editorAddresses.deletion, { path }, isAnything, { method: 'POST' }),
    bringBack: (path, published) =>
      ask(
        editorAddresses.deletion,
        { path, ...(published ? { [editorFields.published]: '1' } : {}) },
        isAnything,
        { method: 'DELETE' },
      ),
  };
}

function isRenamed(value: unknown): value is Renamed {
  return isRecord(value) && typeof value.path === 'string';
}
