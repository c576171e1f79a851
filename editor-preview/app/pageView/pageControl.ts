import type { RefObject } from 'react';
import type { PageView } from './pageView.ts';

export interface PageViewControl {
  readonly view: PageView;
  readonly change: (part: Partial<PageView>) => void;
}

export interface PageControl extends PageViewControl {
  readonly print: () => void;
  readonly openChoices: () => void;
  readonly choices: RefObject<HTMLDivElement | null>;
  readonly printer: { current: (() => void) | undefined };
}
