import { isRecord } from '#contracts/json/isRecord.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { validateDrugs } from '#schemas/generated/validators.js';
import { causesOf } from '#transformer/validate/cause.ts';
import { drugsRoot } from '#transformer/validate/schemaRoots.ts';
import { describeCauses } from '#transformer/validate/words.ts';
import { type DrugFault, faultsOfAll } from './drugFaults.ts';

const mostDrugs = 10_000;
const mostFaults = 200;

export interface CheckedDrugs {
  drugs: readonly Drug[];
  /** A list with any fault is rejected. */
  faults: readonly DrugFault[];
}

/** By its schema, and by rules that no schema can express. Never throws. */
export function checkDrugs(written: unknown): CheckedDrugs {
  if (!isRecord(written) || !Array.isArray(written.drugs)) return { drugs: [], faults: faultsOf(written) };
  const list: readonly unknown[] = written.drugs;
  if (list.length > mostDrugs)
    return refused(`The list has ${list.length} drugs. The limit is ${mostDrugs}.`);
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

function faultsOf(list: unknown): DrugFault[] {
  if (validateDrugs(list)) return [];
  const causes = causesOf(validateDrugs.errors ?? [], () => false);
  return describeCauses(causes, list, drugsRoot).map(({ at, message }) => ({ pointer: at, message }));
}

/** From a separately checked drug to its index in the list. */
function shifted(pointer: string, index: number): string {
  return pointer.replace(/^\/drugs\/0(?=\/|$)/, `/drugs/${index}`);
}
