import type { Command, SidePanel } from './command.ts';

/** In one folder with this interface. Its dialogs are opened by its commands, and by importers. */
export interface Tool {
  readonly commands: readonly Command[];
  readonly panel?: SidePanel;
}
