import { useEffect, useSyncExternalStore } from 'react';
import type { Selection } from '../document/useSelection.ts';
import type { PersonHere, PresenceModel } from './presenceModel.ts';

/** Says where somebody is who works here, and tells who else is. */
export function usePresence(
  { presence }: { presence: PresenceModel },
  isKept: boolean,
  { block, blocks, pointer }: Pick<Selection, 'block' | 'blocks' | 'pointer'>,
): readonly PersonHere[] {
  const at = blocks.size > 0 || pointer !== undefined ? block : null;
  useEffect(() => presence.moveTo(at), [presence, at]);
  useEffect(() => {
    if (!isKept) return;
    let end: (() => void) | undefined;
    const begin = (): void => {
      end ??= presence.begin();
    };
    const leave = (): void => {
      end?.();
      end = undefined;
    };
    begin();
    // A page that the browser keeps, to go back to it, is shown again without being loaded.
    window.addEventListener('pageshow', begin);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', begin);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [presence, isKept]);
  return useSyncExternalStore(presence.subscribe, presence.people);
}
