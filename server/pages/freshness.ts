import type { Revisioned } from '#content/source/source.ts';
import type { PageDependencies } from '#transformer/normalise/dependsOn.ts';

/** How long a cached page may be sent. It is replaced as a whole. */
export interface Freshness {
  /** Whether the content source could not be asked and gave its last good copy. */
  readonly fromOldCopy: boolean;
  /** When the content source last said that this is the article's current revision; in milliseconds since 1970, like all here. */
  readonly confirmedAt: number;
  /** Until then it is sent without asking. */
  readonly freshUntil: number;
  /** After a failure it is sent without asking until then, although it is due. */
  readonly leftAloneUntil: number;
}

/** A page that misses a part, or that was made from an old copy, is made again soon. In milliseconds, like all here. */
export const degradedLifetime = 10_000;

/** How long an absent page is cached: long enough to stop a flood, short enough for a new article. */
export const absentLifetime = 15_000;

/** Up to that age a page that is due is sent while a new one is made: stale-while-revalidate. */
export const revalidateWindow = 10 * 60_000;

/** While the content source is down, pages up to this age are still better than none: stale-if-error. */
export const errorWindow = 24 * 60 * 60_000;

/** After a failure the content source is not asked for so long, if a page is cached. */
export const failurePause = 10_000;

/** A page of an unchanged article is rendered again at this age: titles, pictures and links of other articles on it follow then. */
export const maxRenderAge = 10 * 60_000;

const jitterShare = 0.1;

/** Spreads what was made at one time by ±10 %, so that it does not run out at one time. `random` is in [0, 1). */
export function jittered(milliseconds: number, random: number): number {
  return milliseconds * (1 - jitterShare + 2 * jitterShare * random);
}

/**
 * What to do with a page at hand. `send`: it is fresh. `send-and-renew`: it is due; send it and make a new one
 * meanwhile. `send-only`: it is due, but asking has just failed. `renew-or-send`: it is so old that only a failure
 * excuses it. `renew`: it is too old for anybody.
 */
export type Verdict = 'send' | 'send-and-renew' | 'send-only' | 'renew-or-send' | 'renew';

export function judge({ freshUntil, confirmedAt, leftAloneUntil }: Freshness, now: number): Verdict {
  if (now < freshUntil) return 'send';
  const age = now - confirmedAt;
  if (age >= errorWindow) return 'renew';
  if (now < leftAloneUntil) return 'send-only';
  return age < revalidateWindow ? 'send-and-renew' : 'renew-or-send';
}

/** When a page becomes another one by itself, after an instant; undefined where it does not. */
export function nextInstant({ instants = [] }: PageDependencies, after: number): number | undefined {
  return instants.find((instant) => instant > after);
}

/** When a page is rendered again although its article did not change; in milliseconds since 1970, like `madeAt`. */
export function renderAgainAt(dependsOn: PageDependencies, madeAt: number, degraded: boolean): number {
  const age = degraded ? degradedLifetime : maxRenderAge;
  return Math.min(madeAt + age, nextInstant(dependsOn, madeAt) ?? Number.POSITIVE_INFINITY);
}

/**
 * How fresh a page is that shows what the content source has just given.
 *
 * @param lifetime how long it is sent without asking, in milliseconds
 * @param until when it is rendered again at the latest
 */
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
    freshUntil: Math.min(now + jittered(fromOldCopy ? degradedLifetime : lifetime, Math.random()), until),
    leftAloneUntil: 0,
  };
}
