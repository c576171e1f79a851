import type { ReactNode } from 'react';
import type { Person } from '#editor-preview/model/person.ts';
import type { Collaborators } from '../collaborators/collaborators.ts';
import type { Announcements } from '../document/announcements.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import type { DocumentView } from '../document/documentView.ts';
import type { EditorProblem } from '../document/editorProblem.ts';
import type { GoTo, Selection } from '../document/useSelection.ts';
import type { PageControl } from '../pageView/pageControl.ts';

export type Pane = 'outline' | 'page' | 'block' | 'problems';

export type ResizablePane = Extract<Pane, 'outline' | 'block'>;

export type ToolDialog = (props: ToolDialogProps) => ReactNode;

export interface ToolDialogProps {
  readonly context: CommandContext;
  readonly onClose: () => void;
}

export interface SidePanel {
  readonly name: string;
  readonly title: string;
  readonly Panel: (props: SidePanelProps) => ReactNode;
  /** The number of its pending items; nothing is shown for 0. */
  readonly useCount?: (props: SidePanelProps) => number;
}

export interface SidePanelProps {
  readonly context: CommandContext;
  readonly selection: Selection;
}

export interface CommandContext {
  readonly commands: readonly Command[];
  readonly document: EditorDocument;
  readonly view: DocumentView;
  readonly person: Person;
  readonly people: readonly Person[];
  readonly collaborators: Collaborators;
  readonly selected: ReadonlySet<string>;
  /** Selects blocks, the first of which gets the form, and a field of it; none for the article itself. */
  readonly select: (ids: readonly string[], pointer?: string, how?: GoTo) => void;
  readonly openDialog: (dialog: ToolDialog) => void;
  readonly focusPane: (pane: Pane) => void;
  /** Widens a pane by CSS pixels, or narrows it; resets it if undefined. */
  readonly widen: (pane: ResizablePane, by: number | undefined) => void;
  readonly openPanel: (panel: SidePanel) => void;
  readonly page: PageControl;
  readonly writeInPage: () => void;
  readonly walkProblems: (direction: 1 | -1) => void;
  readonly problems: readonly EditorProblem[] | undefined;
  readonly showProblem: (problem: EditorProblem) => void;
  readonly announce: Announcements['announce'];
}

/** Why a command is impossible in this article; undefined if it is possible. */
export function whyImpossible(
  { group, name }: Pick<Command, 'group' | 'name'>,
  { view }: Pick<CommandContext, 'view'>,
): string | undefined {
  const changes = (group === 'Blocks' || group === 'Move') && !readOnlyCommands.has(name);
  return changes ? view.whyReadOnly : undefined;
}

const readOnlyCommands: ReadonlySet<string> = new Set(['copy-blocks']);

export interface Command {
  readonly name: string;
  readonly title: string;
  readonly group: 'Blocks' | 'Move' | 'Article' | 'Go to' | 'View';
  /** Such as `Mod+Shift+Z`, where `Mod` is Command on a Mac and Control elsewhere. */
  readonly keys?: readonly string[];
  /**
   * Outside of texts, which have their own shortcuts; or only among blocks, in outline and page. `browser`: the
   * browser handles the keys, and fires clipboard events.
   */
  readonly keysScope?: 'everywhere' | 'outside texts' | 'among blocks' | 'browser';
  readonly words?: string;
  readonly when?: (context: CommandContext) => boolean;
  readonly run: (context: CommandContext) => void;
}
