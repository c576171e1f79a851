import type { ComponentType } from 'react';
import type { CommandContext, SidePanelName } from '../commands/command.ts';
import type { EditorProblem } from '../problems/editorProblem.ts';
import type { Selection } from './useSelection.ts';

export interface SidePanelProps {
  readonly context: CommandContext;
  readonly selection: Selection;
  /** Undefined until the article has been checked. */
  readonly problems: readonly EditorProblem[] | undefined;
}

/** What stands beside the page instead of the chosen block's form. */
export interface SidePanel {
  readonly name: Exclude<SidePanelName, 'block'>;
  /** On its tab, and the name of its region. */
  readonly title: string;
  /** Loaded when it is opened. */
  readonly Panel: ComponentType<SidePanelProps>;
  /** How much of it waits for somebody; nothing is shown for 0. */
  readonly useCount?: (props: SidePanelProps) => number;
}
