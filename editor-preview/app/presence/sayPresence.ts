import { editorFields } from '#editor-preview/model/editorPages.ts';
import { editingAddresses, type Presence } from '#editor-preview/model/exchange.ts';
import { createAskServer, isAnything } from '../document/askServer.ts';

/** Also while the window closes. Failures are ignored: the next heartbeat repeats it. */
export function sayPresence(path: string, ask = createAskServer()): (presence: Presence) => void {
  return (body) =>
    void ask(editingAddresses.presence, { [editorFields.path]: path }, isAnything, {
      method: 'POST',
      body,
      keepalive: true,
    });
}
