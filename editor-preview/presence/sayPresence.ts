import { editorFields } from '../../editing/editorPages.ts';
import { editingAddresses, type Presence } from '../../editing/exchange.ts';

/** Tells the server who is here, also while the window is being closed. Whether it was heard shows in what it tells. */
export function sayPresence(path: string): (presence: Presence) => void {
  const address = `${editingAddresses.presence}?${new URLSearchParams({ [editorFields.path]: path })}`;
  return (presence) => {
    fetch(address, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(presence),
    }).catch(() => {
      // The server cannot be reached, which the state of saving tells. It is said again soon.
    });
  };
}
