import type { ReactNode } from 'react';
import type { Person } from '#editing/person.ts';
import type { Company } from '../company/company.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import type { DocumentView } from '../document/documentView.ts';
import type { EditorProblem } from '../document/editorProblem.ts';
import type { Selection } from '../document/useSelection.ts';
import type { PageControl } from '../pageView/pageControl.ts';

/** The focusable panes. */
export type Pane = 'outline' | 'page' | 'block' | 'problems';

/** The resizable panes next to the page. */
export type PaneBeside = Extract<Pane, 'outline' | 'block'>;

/** A dialog of the tool and its props. One that loads on demand is created by `onDemand`. */
export type ToolDialog = (props: ToolDialogProps) => ReactNode;

export interface ToolDialogProps {
  readonly context: CommandContext;
  readonly onClose: () => void;
}

/** A panel that can replace the form next to the page. */
export interface SidePanel {
  /** Its id in code. */
  readonly name: string;
  /** The label of its tab and region. */
  readonly title: string;
  /** Loaded on demand. */
  readonly Panel: (props: SidePanelProps) => ReactNode;
  /** The number of its pending items; nothing is shown for 0. */
  readonly useCount?: (props: SidePanelProps) => number;
}

export interface SidePanelProps {
  readonly context: CommandContext;
  readonly selection: Selection;
}

/** The state and functions for commands. */
export interface CommandContext {
  /** All commands. */
  readonly commands: readonly Command[];
  readonly document: EditorDocument;
  readonly view: DocumentView;
  /** The signed-in person. */
  readonly person: Person;
  /** All people, the owner included. */
  readonly people: readonly Person[];
  /** Presence and comments. */
  readonly company: Company;
  /** Selected blocks. Empty: the article itself. */
  readonly selected: ReadonlySet<string>;
  /** Selects blocks, the first of which gets the form, and a field of it; none for the article itself. */
  readonly select: (ids: readonly string[], pointer?: string) => void;
  readonly openDialog: (dialog: ToolDialog) => void;
  readonly focusPane: (pane: Pane) => void;
  /** Widens a pane by CSS pixels, or narrows it; resets it if undefined. */
  readonly widen: (pane: PaneBeside, by: number | undefined) => void;
  /** Shows a panel, and focuses it. */
  readonly openPanel: (panel: SidePanel) => void;
  /** The page view. */
  readonly page: PageControl;
  /** Goes to the first text of the selected block, in the page. */
  readonly writeInPage: () => void;
  /** Goes to the next or previous problem. */
  readonly walkProblems: (direction: 1 | -1) => void;
  /** The article's problems; undefined before the first check. */
  readonly problems: readonly EditorProblem[] | undefined;
  /** Goes to the field of a problem. */
  readonly showProblem: (problem: EditorProblem) => void;
  /** Announces to screen readers. */
  readonly tell: (message: string) => void;
}

/** Why a command is impossible in this article; undefined if it is possible. */
export function whyImpossible(
  { group, name }: Pick<Command, 'group' | 'name'>,
  { view }: Pick<CommandContext, 'view'>,
): string | undefined {
  const changes = (group === 'Blocks' || group === 'Move') && !onlyLooks.has(name);
  return changes ? view.whyReadOnly : undefined;
}

/** The block commands that change nothing. */
const onlyLooks: ReadonlySet<string> = new Set(['copy-blocks']);

/** A command of the editor. */
export interface Command {
  /** Its id in code. */
  readonly name: string;
  /** Its visible title. */
  readonly title: string;
  readonly group: 'Blocks' | 'Move' | 'Article' | 'Go to' | 'View';
  /** Such as `Mod+Shift+Z`, where `Mod` is Command on a Mac and Control elsewhere. */
  readonly keys?: readonly string[];
  /**
   * The shortcut's scope: everywhere; outside of texts, which have their own shortcuts; or only among blocks,
   * in outline and page. `browser`: the browser handles the keys, and fires clipboard events.
   */
  readonly keysHold?: 'everywhere' | 'outside texts' | 'among blocks' | 'browser';
  /** Further search words. */
  readonly words?: string;
  /** Whether it is available now. */
  readonly when?: (context: CommandContext) => boolean;
  readonly run: (context: CommandContext) => void;
}
