import { type ReactNode, useSyncExternalStore } from 'react';
import type { CommandContext } from './command.ts';

/** What commands act on as it is now, for parts of the tool that act, and for those that show all of it. */
export interface LiveContext {
  /** Told whenever it is another one, which it is after every key. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same as long as nothing of it is different. */
  readonly now: () => CommandContext;
}

interface LiveProps {
  live: LiveContext;
  children: (context: CommandContext) => ReactNode;
}

/** Draws what needs all of the context, such as a window or a panel, with each change of it: the tool around it is not drawn anew. */
export function Live({ live, children }: LiveProps): ReactNode {
  return children(useSyncExternalStore(live.subscribe, live.now));
}
