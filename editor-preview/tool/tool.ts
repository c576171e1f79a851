import type { Command, SidePanel } from './command.ts';

/**
 * A capability of the tool, such as comments: all of it is in one folder, and this is its face. Its windows are opened by its
 * own commands, and by whoever imports them from it.
 */
export interface Tool {
  readonly commands: readonly Command[];
  /** What stands beside the page. */
  readonly panel?: SidePanel;
}
