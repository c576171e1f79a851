import type { AdOffer, AdSize } from '#contracts/ads.ts';
import type { breakpointNames } from '#contracts/outside/payload.ts';
import type { AdSlot } from '#schemas/generated/types.ts';
import { desktopFrom, tabletFrom } from '#widgets/ui/layout.ts';

type Breakpoint = (typeof breakpointNames)[number];

/** The narrowest windows of each breakpoint, in CSS pixels: what does not fit there is not asked for. */
const narrowest: Readonly<Record<Breakpoint, number>> = {
  mobile: 320,
  tablet: tabletFrom,
  desktop: desktopFrom,
};

/** Whether a place is for phones. The others are for tablets and desktops. */
export function isMobile(id: AdSlot['id']): boolean {
  return id.startsWith('M');
}

/** Whether a place is as wide as a page, and not a rectangle. */
export function isLeaderboard(id: AdSlot['id']): boolean {
  return id.includes('LB');
}

/** What may stand in a place at each breakpoint: of its sizes, those that fit every window of it. */
export function sizesByBreakpoint({ id, sizes }: Pick<AdSlot, 'id' | 'sizes'>): AdOffer['sizes'] {
  const breakpoints: readonly Breakpoint[] = isMobile(id) ? ['mobile'] : ['tablet', 'desktop'];
  const fitting = breakpoints.map((name) => [name, sizes.flatMap(asSize).filter(fits(name))] as const);
  return Object.fromEntries(fitting.filter(([, those]) => those.length > 0));
}

/** The room that is kept for any of these: the greatest width and the greatest height, in CSS pixels. */
export function roomFor(sizes: readonly AdSize[] = []): { width: number; height: number } {
  return {
    width: Math.max(0, ...sizes.map(([width]) => width)),
    height: Math.max(0, ...sizes.map(([, height]) => height)),
  };
}

const fits =
  (name: Breakpoint) =>
  ([width]: AdSize): boolean =>
    width <= narrowest[name];

/** The schema says that there are two numbers, its type that there are some. */
function asSize([width, height]: readonly number[]): AdSize[] {
  return width === undefined || height === undefined ? [] : [[width, height]];
}
