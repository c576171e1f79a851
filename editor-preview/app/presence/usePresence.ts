import { useEffect, useSyncExternalStore } from 'react';
import type { Selection } from '../document/useSelection.ts';
import type { PersonHere, PresenceModel } from './presenceModel.ts';

export function usePresence(
  { presence }: { presence: PresenceModel },
  isEnabled: boolean,
  { block, blocks, pointer }: Pick<Selection, 'block' | 'blocks' | 'pointer'>,
): readonly PersonHere[] {
  const at = blocks.size > 0 || pointer !== undefined ? block : null;
  useEffect(() => presence.moveTo(at), [presence, at]);
  useEffect(() => {
    if (!isEnabled) return;
    let end: (() => void) | undefined;
    const begin = (): void => {
      end ??= presence.begin();
    };
    const leave = (): void => {
      end?.();
      end = undefined;
    };
    begin();
    // A page from the back/forward cache is shown without a load.
    window.addEventListener('pageshow', begin);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', begin);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [presence, isEnabled]);
  return useSyncExternalStore(presence.subscribe, presence.people);
}
