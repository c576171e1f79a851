import type { ReactNode } from 'react';
import type { Person } from '#editing/person.ts';
import type { Company } from '../company/company.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import type { DocumentView } from '../document/documentView.ts';
import type { EditorProblem } from '../document/editorProblem.ts';
import type { Selection } from '../document/useSelection.ts';
import type { PageControl } from '../pageView/pageControl.ts';

/** The parts of the tool that the focus may go to. */
export type Pane = 'outline' | 'page' | 'block' | 'problems';

/** The parts beside the page, whose width everybody chooses for themselves. */
export type PaneBeside = Extract<Pane, 'outline' | 'block'>;

/** A window over the tool, and what it gets. One that is loaded when it is opened is made by `onDemand`. */
export type ToolDialog = (props: ToolDialogProps) => ReactNode;

export interface ToolDialogProps {
  readonly context: CommandContext;
  readonly onClose: () => void;
}

/** What may stand beside the page instead of the chosen block's form. */
export interface SidePanel {
  /** What it is called in code. */
  readonly name: string;
  /** On its tab, and the name of its region. */
  readonly title: string;
  /** Loaded when it is opened. */
  readonly Panel: (props: SidePanelProps) => ReactNode;
  /** How much of it waits for somebody; nothing is shown for 0. */
  readonly useCount?: (props: SidePanelProps) => number;
}

export interface SidePanelProps {
  readonly context: CommandContext;
  readonly selection: Selection;
}

/** What commands act on, and by what means. */
export interface CommandContext {
  /** Everything that can be done. */
  readonly commands: readonly Command[];
  readonly document: EditorDocument;
  readonly view: DocumentView;
  /** Who is signed in. */
  readonly person: Person;
  /** Everybody who works here, the owner among them. */
  readonly people: readonly Person[];
  /** Who else is here, and what is said about the article. */
  readonly company: Company;
  /** Chosen blocks. Nothing chosen: the article itself. */
  readonly selected: ReadonlySet<string>;
  /** Chooses blocks, the first of which is looked at, and a field of it; none for the article itself. */
  readonly select: (ids: readonly string[], pointer?: string) => void;
  readonly openDialog: (dialog: ToolDialog) => void;
  readonly focusPane: (pane: Pane) => void;
  /** Makes a part beside the page wider by so many CSS pixels, or narrower; as it was at first where nothing is said. */
  readonly widen: (pane: PaneBeside, by: number | undefined) => void;
  /** Shows a panel beside the page, and brings the focus to it. */
  readonly openPanel: (panel: SidePanel) => void;
  /** How the page is looked at. */
  readonly page: PageControl;
  /** Goes to the first text of the chosen block, where it stands on the page. */
  readonly writeInPage: () => void;
  /** Goes to the next problem, or back to the one before. */
  readonly walkProblems: (direction: 1 | -1) => void;
  /** What is wrong with the article; undefined until it has been checked. */
  readonly problems: readonly EditorProblem[] | undefined;
  /** Goes to the field of a problem. */
  readonly showProblem: (problem: EditorProblem) => void;
  /** Says what was done to those who do not see it. */
  readonly tell: (message: string) => void;
}

/** Why a command cannot be given at all in what is open; undefined where that is not so. */
export function whyImpossible(
  { group, name }: Pick<Command, 'group' | 'name'>,
  { view }: Pick<CommandContext, 'view'>,
): string | undefined {
  const changes = (group === 'Blocks' || group === 'Move') && !onlyLooks.has(name);
  return changes ? view.whyReadOnly : undefined;
}

/** Of the commands about blocks, those that change nothing. */
const onlyLooks: ReadonlySet<string> = new Set(['copy-blocks']);

/** Something that an editor can do. */
export interface Command {
  /** What it is called in code. */
  readonly name: string;
  /** What it is called by editors. */
  readonly title: string;
  readonly group: 'Blocks' | 'Move' | 'Article' | 'Go to' | 'View';
  /** Such as `Mod+Shift+Z`, where `Mod` is Command on a Mac and Control elsewhere. */
  readonly keys?: readonly string[];
  /**
   * Where its keys are its own: `everywhere`; not in `texts`, which have keys of their own; or among `blocks` only, in
   * the outline and the page. `browser`: the browser has these keys, and tells by events of its own.
   */
  readonly keysHold?: 'everywhere' | 'outside texts' | 'among blocks' | 'browser';
  /** What it is found by beside its title. */
  readonly words?: string;
  /** Whether it can be done now. */
  readonly when?: (context: CommandContext) => boolean;
  readonly run: (context: CommandContext) => void;
}
