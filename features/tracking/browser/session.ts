/** What is counted of a session, and the rules for it. Nothing in it tells one reader from another. */
export interface Session {
  /** In milliseconds since 1970. */
  startedAt: number;
  pageViews: number;
  /** The durations that were told, in seconds. */
  told: readonly number[];
  /** The tenth of all sessions that it is in, 0 to 9, drawn once. */
  segment: number;
}

/** A session is told to have lasted so long, in seconds, once each. */
export const sessionDurations: readonly number[] = [90, 180];

/** Of the first tenth of sessions, more is told. */
const segments = 10;

/** @param random from 0 (included) to 1 (excluded) */
export function newSession(now: number, random: number): Session {
  return { startedAt: now, pageViews: 0, told: [], segment: Math.floor(random * segments) };
}

/** Whether a session is one of those of which more is told: one in ten. */
export function isSampled({ segment }: Pick<Session, 'segment'>): boolean {
  return segment === 0;
}

/** The durations that the session has reached and that were not told yet. */
export function dueDurations({ startedAt, told }: Session, now: number): number[] {
  return sessionDurations.filter((seconds) => now - startedAt >= seconds * 1000 && !told.includes(seconds));
}

/** How long until the next duration is reached, in milliseconds; undefined where all were told. */
export function untilNextDuration({ startedAt, told }: Session, now: number): number | undefined {
  const next = sessionDurations.find((seconds) => !told.includes(seconds));
  return next === undefined ? undefined : Math.max(0, startedAt + next * 1000 - now);
}

/** What a page has counted while nobody knew whether it may be kept, added to what was kept before. */
export function joined(kept: Session, own: Session): Session {
  return {
    startedAt: Math.min(kept.startedAt, own.startedAt),
    pageViews: kept.pageViews + own.pageViews,
    told: [...new Set([...kept.told, ...own.told])],
    segment: kept.segment,
  };
}

/** What is kept, or nothing where it is no session, or has not begun yet. */
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
