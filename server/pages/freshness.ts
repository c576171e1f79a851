import type { Revisioned } from '#content/source/source.ts';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';

export interface Freshness {
  readonly fromOldCopy: boolean;
  /** In milliseconds since 1970, like all here. */
  readonly confirmedAt: number;
  readonly freshUntil: number;
  /** After a failure it is sent stale without a query until then. */
  readonly renewAfter: number;
}

/** A degraded or stale page is renewed soon. */
export const degradedLifetimeMs = 10_000;

/** Negative caching: long enough against floods, short enough for a new article. */
export const absentLifetimeMs = 15_000;

/** Stale-while-revalidate. */
export const revalidateWindowMs = 10 * 60_000;

/** Stale-if-error. */
export const errorWindowMs = 24 * 60 * 60_000;

/** Without requests to a failed content source, if a page is cached. */
export const failurePauseMs = 10_000;

/** Even if its article is unchanged, because a page shows titles, pictures and links of others. */
export const maxRenderAgeMs = 10 * 60_000;

const jitterShare = 0.1;

/** ±10 %, so that pages do not expire together. `random` is in [0, 1). */
export function jittered(milliseconds: number, random: number): number {
  return milliseconds * (1 - jitterShare + 2 * jitterShare * random);
}

/** `send-only`: stale, and renewing has just failed. `renew-or-send`: stale-if-error. */
export type Verdict = 'send' | 'send-and-renew' | 'send-only' | 'renew-or-send' | 'renew';

export function judge({ freshUntil, confirmedAt, renewAfter }: Freshness, now: number): Verdict {
  if (now < freshUntil) return 'send';
  const age = now - confirmedAt;
  if (age >= errorWindowMs) return 'renew';
  if (now < renewAfter) return 'send-only';
  return age < revalidateWindowMs ? 'send-and-renew' : 'renew-or-send';
}

export function nextInstant({ instants = [] }: PageDependencies, after: number): number | undefined {
  return instants.find((instant) => instant > after);
}

/** For an unchanged article; in milliseconds since 1970, like `madeAt`. */
export function renderAgainAt(dependsOn: PageDependencies, madeAt: number, degraded: boolean): number {
  const age = degraded ? degradedLifetimeMs : maxRenderAgeMs;
  return Math.min(madeAt + age, nextInstant(dependsOn, madeAt) ?? Number.POSITIVE_INFINITY);
}

/** @param lifetime without a query, in milliseconds @param until when it is re-rendered at the latest */
export function freshnessOf(
  { stale }: Pick<Revisioned<unknown>, 'stale'>,
  lifetime: number,
  until: number,
): Freshness {
  const now = Date.now();
  const fromOldCopy = stale !== undefined;
  return {
    fromOldCopy,
    confirmedAt: stale ? Date.parse(stale.confirmedAt) : now,
    freshUntil: Math.min(now + jittered(fromOldCopy ? degradedLifetimeMs : lifetime, Math.random()), until),
    renewAfter: 0,
  };
}
