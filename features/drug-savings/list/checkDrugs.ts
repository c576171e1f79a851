import { isRecord } from '#contracts/json/isRecord.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { validateDrugs } from '#schemas/generated/validators.js';
import { causesOf } from '#transformer/validate/cause.ts';
import { drugsRoot } from '#transformer/validate/schemaRoots.ts';
import { describeCauses } from '#transformer/validate/words.ts';
import { type DrugFault, faultsOfAll } from './drugFaults.ts';

/** The most drugs of a list, as its schema has it. */
const mostDrugs = 10_000;
/** So many faults are told of a list; whoever has mended these asks again. */
const mostFaults = 200;

/** A list that was looked through. */
export interface CheckedDrugs {
  /** Those that are as they should be by themselves. */
  drugs: readonly Drug[];
  /** All that is wrong, each at its place in what was written. A list with any is not taken. */
  faults: readonly DrugFault[];
}

/** Holds what somebody has written against the schema of a list, and against what no schema can say. Never throws. */
export function checkDrugs(written: unknown): CheckedDrugs {
  if (!isRecord(written) || !Array.isArray(written.drugs)) return { drugs: [], faults: faultsOf(written) };
  const list: readonly unknown[] = written.drugs;
  if (list.length > mostDrugs)
    return refused(`The list has ${list.length} drugs; it takes ${mostDrugs} at the most.`);
  const faults = faultsOf({ ...written, drugs: [] });
  const drugs: { drug: Drug; at: string }[] = [];
  for (const [index, drug] of list.entries()) {
    const alone: unknown = { drugs: [drug] };
    if (validateDrugs(alone)) drugs.push(...alone.drugs.map((drug) => ({ drug, at: `/drugs/${index}` })));
    else
      faults.push(...faultsOf(alone).map((fault) => ({ ...fault, pointer: shifted(fault.pointer, index) })));
    if (faults.length > mostFaults) break;
  }
  faults.push(...faultsOfAll(drugs));
  return { drugs: drugs.map(({ drug }) => drug), faults: faults.slice(0, mostFaults) };
}

function refused(message: string): CheckedDrugs {
  return { drugs: [], faults: [{ pointer: '/drugs', message }] };
}

/** What the schema has against a list, in words. */
function faultsOf(list: unknown): DrugFault[] {
  if (validateDrugs(list)) return [];
  const causes = causesOf(validateDrugs.errors ?? [], () => false);
  return describeCauses(causes, list, drugsRoot).map(({ at, message }) => ({ pointer: at, message }));
}

/** The pointer of a drug that was looked at alone, in its list. */
function shifted(pointer: string, index: number): string {
  return pointer.replace(/^\/drugs\/0(?=\/|$)/, `/drugs/${index}`);
}
