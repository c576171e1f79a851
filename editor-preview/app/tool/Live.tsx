import { type ReactNode, useSyncExternalStore } from 'react';
import type { CommandContext } from './command.ts';

export interface LiveContext {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object while nothing changes. */
  readonly now: () => CommandContext;
}

interface LiveProps {
  live: LiveContext;
  children: (context: CommandContext) => ReactNode;
}

/** So that a dialog or a panel re-renders without the tool around it. */
export function Live({ live, children }: LiveProps): ReactNode {
  return children(useSyncExternalStore(live.subscribe, live.now));
}
