import type { RefObject } from 'react';
import type { PageView } from './pageView.ts';

/** The page view, and functions that change it. */
export interface PageViewControl {
  readonly view: PageView;
  readonly change: (part: Partial<PageView>) => void;
}

/** The page functions of commands. */
export interface PageControl extends PageViewControl {
  /** Prints the active page. */
  readonly print: () => void;
  /** Opens the dialog with all settings. */
  readonly openChoices: () => void;
  /** That dialog, and the print function, set by their components. */
  readonly choices: RefObject<HTMLDivElement | null>;
  readonly printer: { current: (() => void) | undefined };
}
