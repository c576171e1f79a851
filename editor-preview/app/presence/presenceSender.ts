import { editorFields } from '#editor-preview/model/editorPages.ts';
import { editingAddresses, type Presence } from '#editor-preview/model/exchange.ts';
import { createApiClient, isAnyBody } from '../document/apiClient.ts';

/** Also while the window closes. Failures are ignored: the next heartbeat repeats it. */
export function createPresenceSender(
  path: () => string,
  callApi = createApiClient(),
): (presence: Presence) => void {
  return (body) =>
    void callApi(editingAddresses.presence, { [editorFields.path]: path() }, isAnyBody, {
      method: 'POST',
      body,
      keepalive: true,
    });
}
