import type { Migration } from 'kysely/migration';
import { createBaseline, replacedSteps } from './0034-candidates.ts';
import { joinShelves } from './0035-one-shelf.ts';

/**
 * The store's schema, step by step. A step that was released is never edited: a change is a new step, a file of the same name here. It adds what its
 * release uses, with defaults for the previous release, and removes only what the previous release did not use: instances of both run side by side.
 * Kysely sorts the names and takes an advisory lock around the whole list, so several instances may start concurrently.
 */
export const migrations: Record<string, Migration> = {
  // Recorded, so that a new store and an upgraded one have the same record, also for releases that still have these steps.
  ...Object.fromEntries(replacedSteps.map((name) => [name, { up: async () => {} }])),
  '0034-candidates': { up: createBaseline },
  '0035-one-shelf': { up: joinShelves },
};

/** The steps up to the baseline that a store lacks which has others: this release cannot bring it up to date. */
export function missingOfBaseline(applied: ReadonlySet<string>): string[] {
  const required = applied.size === 0 ? [] : [...replacedSteps, '0034-candidates'];
  return required.filter((name) => !applied.has(name));
}
