import type { Command, SidePanel } from './command.ts';

/**
 * A feature of the tool, such as comments, in one folder with this interface. Its dialogs are opened by its
 * commands, and by importers.
 */
export interface Tool {
  readonly commands: readonly Command[];
  /** The panel next to the page. */
  readonly panel?: SidePanel;
}
