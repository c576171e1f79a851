import { withinTime } from '#platform/timeLimit.ts';
import type { Formulation } from '../list/keptDrugs.ts';

/** How long a question to the partner waits for our list, in milliseconds. */
const listLimitMs = 500;

/** Finds a formulation of our list. */
export type ListedFormulation = (formulationId: string) => Promise<Formulation | undefined>;

/** `undefined`: our list has no such formulation. `unverified`: the list is out of reach. */
export type Listed = Formulation | 'unverified' | undefined;

/** What our list says of a formulation. The partner is asked about those of the list alone, and about all while the list is out of reach. */
export async function listed(formulationOf: ListedFormulation, formulationId: string): Promise<Listed> {
  try {
    return await withinTime(listLimitMs, formulationOf(formulationId));
  } catch {
    // The database reports its own failures. Prices do not depend on it.
    return 'unverified';
  }
}

/**
 * What a failure of the partner may be the fault of alone, for its breaker. What a reader may invent is one subject together: quantities that are
 * not usual, and all that could not be looked up.
 */
export function subjectOf(found: Exclude<Listed, undefined>, quantity: number): string {
  if (found === 'unverified') return found;
  const isUsual = found.dosage.commonQuantities.some(({ value }) => value === quantity);
  return isUsual ? found.dosage.formulationId : 'unusual quantity';
}
