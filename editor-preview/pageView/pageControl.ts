import type { RefObject } from 'react';
import type { PageView } from './pageView.ts';

/** How the page is looked at, and what changes that. */
export interface PageViewControl {
  readonly view: PageView;
  readonly change: (part: Partial<PageView>) => void;
}

/** What commands do with the page. */
export interface PageControl extends PageViewControl {
  /** Prints the page that is looked at. */
  readonly print: () => void;
  /** Opens the window with all choices. */
  readonly openChoices: () => void;
  /** That window, and what prints: given by those who have them. */
  readonly choices: RefObject<HTMLDivElement | null>;
  readonly printer: { current: (() => void) | undefined };
}
