import { type ReactNode, useSyncExternalStore } from 'react';
import type { CommandContext } from './command.ts';

/** The current command context, for parts that act on it and those that show all of it. */
export interface LiveContext {
  /** Notifies of changes, which each keystroke causes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object while nothing changes. */
  readonly now: () => CommandContext;
}

interface LiveProps {
  live: LiveContext;
  children: (context: CommandContext) => ReactNode;
}

/**
 * Re-renders parts that need the whole context, such as a dialog or a panel, without the tool around them.
 */
export function Live({ live, children }: LiveProps): ReactNode {
  return children(useSyncExternalStore(live.subscribe, live.now));
}
