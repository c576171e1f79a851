export interface Session {
  startedAt: number;
  pageViews: number;
  told: readonly number[];
  segment: number;
}

/** Reported once each, in seconds. */
export const sessionDurations: readonly number[] = [90, 180];

const segments = 10;

export function newSession(now: number, random: number): Session {
  return { startedAt: now, pageViews: 0, told: [], segment: Math.floor(random * segments) };
}

/** One of ten is, for more metrics. */
export function isSampled({ segment }: Pick<Session, 'segment'>): boolean {
  return segment === 0;
}

export function dueDurations({ startedAt, told }: Session, now: number): number[] {
  return sessionDurations.filter((seconds) => now - startedAt >= seconds * 1000 && !told.includes(seconds));
}

export function untilNextDuration({ startedAt, told }: Session, now: number): number | undefined {
  const next = sessionDurations.find((seconds) => !told.includes(seconds));
  return next === undefined ? undefined : Math.max(0, startedAt + next * 1000 - now);
}

export function joined(kept: Session, own: Session): Session {
  return {
    startedAt: Math.min(kept.startedAt, own.startedAt),
    pageViews: kept.pageViews + own.pageViews,
    told: [...new Set([...kept.told, ...own.told])],
    segment: kept.segment,
  };
}

/** Undefined if it is invalid or starts in the future. */
export function readSession(json: string | null, now: number): Session | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(json ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { startedAt, pageViews, told, segment } = kept as Partial<Record<keyof Session, unknown>>;
  if (!isUpTo(startedAt, now) || !isUpTo(pageViews, now) || !isUpTo(segment, segments - 1)) return undefined;
  if (!Array.isArray(told)) return undefined;
  return { startedAt, pageViews, segment, told: sessionDurations.filter((each) => told.includes(each)) };
}

function isUpTo(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
