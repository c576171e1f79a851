import { twoPanesFrom } from '#widgets/ui/layout.ts';

/** Whether the window is so narrow that the tool shows one pane at a time. */
export function isNarrow(): boolean {
  return window.innerWidth < twoPanesFrom;
}
