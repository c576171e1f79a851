import { isRecord } from '#contracts/json/isRecord.ts';
import { editorAddresses, editorFields, type Renamed } from '#editor-preview/model/editorPages.ts';
import { type Answer, type ApiClient, createApiClient, isAnyBody } from '../document/apiClient.ts';

export interface PathClient {
  rename: (path: string, to: string) => Promise<Answer<Renamed>>;
  remove: (path: string) => Promise<Answer<unknown>>;
  /** @param published whether to republish it, if it was public */
  restore: (path: string, published: boolean) => Promise<Answer<unknown>>;
}

export function createPathClient(callApi: ApiClient = createApiClient()): PathClient {
  return {
    rename: (path, to) =>
      callApi(editorAddresses.renaming, { path }, isRenamed, { method: 'POST', body: { to } }),
    remove: (path) => callApi(editorAddresses.deletion, { path }, isAnyBody, { method: 'POST' }),
    restore: (path, published) =>
      callApi(
        editorAddresses.deletion,
        { path, ...(published ? { [editorFields.published]: '1' } : {}) },
        isAnyBody,
        { method: 'DELETE' },
      ),
  };
}

function isRenamed(value: unknown): value is Renamed {
  return isRecord(value) && typeof value.path === 'string';
}
