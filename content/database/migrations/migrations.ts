import type { Migration } from 'kysely/migration';
import { createBaseline, replacedSteps } from './0034-candidates.ts';
import { joinShelves } from './0035-one-shelf.ts';
import { addArticleIds } from './0036-article-ids.ts';
import { indexTitles } from './0037-title-order.ts';

/**
 * A released step is never edited: a change is a new file. A step adds with defaults for the previous release,
 * and removes only what that release did not use, because instances of both run side by side.
 */
export const migrations: Record<string, Migration> = {
  // Recorded, so that new and upgraded stores have the same record, also for releases with these steps.
  ...Object.fromEntries(replacedSteps.map((name) => [name, { up: async () => {} }])),
  '0034-candidates': { up: createBaseline },
  '0035-one-shelf': { up: joinShelves },
  '0036-article-ids': { up: addArticleIds },
  '0037-title-order': { up: indexTitles },
};

/** A store that lacks some of the baseline's steps cannot be upgraded by this release. */
export function missingOfBaseline(applied: ReadonlySet<string>): string[] {
  const required = applied.size === 0 ? [] : [...replacedSteps, '0034-candidates'];
  return required.filter((name) => !applied.has(name));
}
