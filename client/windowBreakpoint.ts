import type { OutsidePayload } from '../contracts/outside/payload.ts';

/** Windows of this many CSS pixels and more are of tablets, and of desktops. */
const tabletWidth = 768;
const desktopWidth = 990;

/** How wide the window is now, in a word. */
export function windowBreakpoint(): NonNullable<OutsidePayload['breakpoint']> {
  return innerWidth >= desktopWidth ? 'desktop' : innerWidth >= tabletWidth ? 'tablet' : 'mobile';
}
