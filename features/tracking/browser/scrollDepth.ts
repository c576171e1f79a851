import { isSampled, type Session } from './session.ts';

const usualDepths: readonly number[] = [25, 50, 75, 90];
/** Reported in one session of ten. */
const sampledDepths: readonly number[] = [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90];

export const articleDepths: readonly number[] = [0, 25, 50, 75, 100];

export function depthsOf(session: Pick<Session, 'segment'>): readonly number[] {
  return isSampled(session) ? sampledDepths : usualDepths;
}

/** 0 at the element's top, 100 at its bottom. @param top distance from the window's top, in pixels */
export function percentSeen({ top, height }: { top: number; height: number }, windowHeight: number): number {
  const seen = windowHeight - top;
  if (seen < 0 || height <= 0) return -1;
  return Math.min(100, (seen / height) * 100);
}

export function onceEach(depths: readonly number[]): (percent: number) => number[] {
  let deepest = Number.NEGATIVE_INFINITY;
  return (percent) => {
    const reached = depths.filter((depth) => depth > deepest && depth <= percent);
    deepest = Math.max(deepest, ...reached);
    return reached;
  };
}
