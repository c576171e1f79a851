import { hasFields, isText } from '#contracts/json/guards.ts';
import { editorAddresses, editorFields, type Renamed } from '#editor-preview/model/editorPages.ts';
import { type ApiClient, createApiClient, isAnyBody } from '../document/apiClient.ts';

export function createPathClient(callApi: ApiClient = createApiClient()) {
  return {
    rename: (path: string, to: string) =>
      callApi(editorAddresses.renaming, { path }, isRenamed, { method: 'POST', body: { to } }),
    remove: (path: string) => callApi(editorAddresses.deletion, { path }, isAnyBody, { method: 'POST' }),
    /** @param published whether to republish it, if it was public */
    restore: (path: string, published: boolean) =>
      callApi(
        editorAddresses.deletion,
        { path, ...(published ? { [editorFields.published]: '1' } : {}) },
        isAnyBody,
        { method: 'DELETE' },
      ),
  };
}

const isRenamed = hasFields<Renamed>({ path: isText });
