import { parseJson } from '#contracts/json/json.ts';

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

export function dueDurations({ startedAt, told: reported }: Session, now: number): number[] {
  return sessionDurations.filter(
    (seconds) => now - startedAt >= seconds * 1000 && !reported.includes(seconds),
  );
}

export function untilNextDuration({ startedAt, told: reported }: Session, now: number): number | undefined {
  const next = sessionDurations.find((seconds) => !reported.includes(seconds));
  return next === undefined ? undefined : Math.max(0, startedAt + next * 1000 - now);
}

export function joined(stored: Session, own: Session): Session {
  return {
    startedAt: Math.min(stored.startedAt, own.startedAt),
    pageViews: stored.pageViews + own.pageViews,
    told: [...new Set([...stored.told, ...own.told])],
    segment: stored.segment,
  };
}

/** Undefined if it is invalid or starts in the future. */
export function readSession(json: string | null, now: number): Session | undefined {
  const stored = parseJson(json ?? 'null');
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { startedAt, pageViews, told: reported, segment } = stored as Partial<Record<keyof Session, unknown>>;
  if (!isUpTo(startedAt, now) || !isUpTo(pageViews, now) || !isUpTo(segment, segments - 1)) return undefined;
  if (!Array.isArray(reported)) return undefined;
  return { startedAt, pageViews, segment, told: sessionDurations.filter((each) => reported.includes(each)) };
}

function isUpTo(value: unknown, most: number): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
