import { isSampled, type Session } from './session.ts';

/** Scroll depths reported in any session, in percent. */
const usualDepths: readonly number[] = [25, 50, 75, 90];
/** Additional depths, reported in one session of ten. */
const sampledDepths: readonly number[] = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90];

/** Depths of an article. */
export const articleDepths: readonly number[] = [0, 25, 50, 75, 100];

export function depthsOf(session: Pick<Session, 'segment'>): readonly number[] {
  return isSampled(session) ? sampledDepths : usualDepths;
}

/**
 * How much of an element was scrolled into view, in percent: 0 at its top, 100 at its bottom.
 * @param top distance from the window's top, in pixels
 * @returns below 0 if it is still below the window
 */
export function percentSeen({ top, height }: { top: number; height: number }, windowHeight: number): number {
  const seen = windowHeight - top;
  if (seen < 0 || height <= 0) return -1;
  return Math.min(100, (seen / height) * 100);
}

/** Returns a function that reports each depth once. */
export function onceEach(depths: readonly number[]): (percent: number) => number[] {
  let told = Number.NEGATIVE_INFINITY;
  return (percent) => {
    const reached = depths.filter((depth) => depth > told && depth <= percent);
    told = Math.max(told, ...reached);
    return reached;
  };
}
