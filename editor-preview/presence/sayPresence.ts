import { editorFields } from '#editing/editorPages.ts';
import { editingAddresses, type Presence } from '#editing/exchange.ts';
import { createAskServer, isAnything } from '../document/askServer.ts';

/**
 * Tells the server who is here, also while the window is being closed. Whether it was heard shows in what it tells; where
 * the server cannot be reached, the state of saving says so, and it is said again soon.
 */
export function sayPresence(path: string, ask = createAskServer()): (presence: Presence) => void {
  return (body) =>
    void ask(editingAddresses.presence, { [editorFields.path]: path }, isAnything, {
      method: 'POST',
      body,
      keepalive: true,
    });
}
