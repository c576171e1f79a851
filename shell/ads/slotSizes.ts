import type { AdOffer, AdSize } from '#contracts/ads.ts';
import type { breakpointNames } from '#contracts/outside/payload.ts';
import type { AdSlot } from '#schemas/generated/types.ts';
import { desktopFrom, tabletFrom } from '#widgets/ui/layout.ts';

type Breakpoint = (typeof breakpointNames)[number];

/** Narrowest window of each breakpoint, in CSS pixels: larger ads are not requested. */
const narrowest: Readonly<Record<Breakpoint, number>> = {
  mobile: 320,
  tablet: tabletFrom,
  desktop: desktopFrom,
};

export function isMobile(id: AdSlot['id']): boolean {
  return id.startsWith('M');
}

export function isLeaderboard(id: AdSlot['id']): boolean {
  return id.includes('LB');
}

/** The slot's sizes at each breakpoint that fit all its windows. */
export function sizesByBreakpoint({ id, sizes }: Pick<AdSlot, 'id' | 'sizes'>): AdOffer['sizes'] {
  const breakpoints: readonly Breakpoint[] = isMobile(id) ? ['mobile'] : ['tablet', 'desktop'];
  const fitting = breakpoints.map((name) => [name, sizes.flatMap(asSize).filter(fits(name))] as const);
  return Object.fromEntries(fitting.filter(([, those]) => those.length > 0));
}

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

/** The schema guarantees two numbers, its type does not. */
function asSize([width, height]: readonly number[]): AdSize[] {
  return width === undefined || height === undefined ? [] : [[width, height]];
}
