import { withinTime } from '#platform/timeLimit.ts';
import type { Formulation } from '../list/drugStore.ts';

const listLimitMs = 500;

export type ListedFormulation = (formulationId: string) => Promise<Formulation | undefined>;

/** `undefined`: our list has no such formulation. `unverified`: the list is not available. */
export type Listed = Formulation | 'unverified' | undefined;

/** The partner gets listed ones only; any while the list is not available. */
export async function listed(formulationOf: ListedFormulation, formulationId: string): Promise<Listed> {
  try {
    return await withinTime(listLimitMs, formulationOf(formulationId));
  } catch {
    // The database reports its own failures. Prices do not depend on it.
    return 'unverified';
  }
}

/** What a reader can invent shares one circuit breaker: unusual quantities, and unverified formulations. */
export function subjectOf(found: Exclude<Listed, undefined>, quantity: number): string {
  if (found === 'unverified') return found;
  const isUsual = found.dosage.commonQuantities.some(({ value }) => value === quantity);
  return isUsual ? found.dosage.formulationId : 'unusual quantity';
}
