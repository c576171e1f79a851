import { isSampled, type Session } from './session.ts';

/** How far down its page a reader of any session is told to have come, in percent. */
const usualDepths: readonly number[] = [25, 50, 75, 90];
/** Of one session in ten, every tenth part besides. */
const sampledDepths: readonly number[] = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90];

/** How much of an article has been in view. */
export const articleDepths: readonly number[] = [0, 25, 50, 75, 100];

export function depthsOf(session: Pick<Session, 'segment'>): readonly number[] {
  return isSampled(session) ? sampledDepths : usualDepths;
}

/**
 * How much of something has come into view, in percent: 0 where its beginning has, 100 where its end has.
 *
 * @param top where it begins, in pixels below the upper edge of the window
 * @returns below 0 where it is still below the window
 */
export function percentSeen({ top, height }: { top: number; height: number }, windowHeight: number): number {
  const seen = windowHeight - top;
  if (seen < 0 || height <= 0) return -1;
  return Math.min(100, (seen / height) * 100);
}

/** Takes how far a reader has come, and gives each of the depths once. */
export function onceEach(depths: readonly number[]): (percent: number) => number[] {
  let told = Number.NEGATIVE_INFINITY;
  return (percent) => {
    const reached = depths.filter((depth) => depth > told && depth <= percent);
    told = Math.max(told, ...reached);
    return reached;
  };
}
