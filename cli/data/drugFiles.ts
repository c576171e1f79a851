import { readFileSync, statSync } from 'node:fs';
import { jsonFilesIn } from '#content/site/readChecked.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { maxDrugListBytes } from '#editor-preview/model/drugs.ts';
import { checkDrugs } from '#features/drug-savings/list/checkDrugs.ts';
import type { DrugFault } from '#features/drug-savings/list/drugFaults.ts';
import { LineIndex } from '#rules/engine/json/lineIndex.ts';
import { syntaxFault } from '#rules/engine/json/syntaxFault.ts';
import { nearestRange, valueRanges } from '#rules/engine/json/valueRanges.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { reasonOf } from '../files/readBounded.ts';
import { UsageError } from '../terminal/exitStatus.ts';

export interface DrugFiles {
  drugs: readonly Drug[];
  faults: readonly string[];
}

interface DrugFile {
  name: string;
  text: string;
  value: unknown;
}

/** In a file, or in all JSON files of a folder. @throws UsageError when one cannot be read */
export function readDrugFiles(place: string): DrugFiles {
  const read = namesIn(place).map(readDrugFile);
  const broken = read.flatMap((file) => ('fault' in file ? file.fault : []));
  // What seems to be missing elsewhere may be in an invalid file.
  if (broken.length > 0) return { drugs: [], faults: broken };
  const files = read.filter((file) => 'value' in file);
  const lists = files.filter(hasDrugs);
  const starts: number[] = [];
  const all: unknown[] = [];
  for (const { value } of lists) {
    starts.push(all.length);
    for (const drug of value.drugs) all.push(drug);
  }
  const { drugs, faults } = checkDrugs({ drugs: all });
  const placeIn = (pointer: string): string => {
    const index = Number(/^\/drugs\/(\d+)/.exec(pointer)?.[1] ?? 0);
    const nth = starts.findLastIndex((start) => start <= index);
    const file = lists[nth];
    if (!file) return place;
    return placeOf(file, pointer.replace(/^\/drugs\/\d+/, `/drugs/${index - (starts[nth] ?? 0)}`));
  };
  return {
    drugs,
    faults: [
      ...files.flatMap((file) =>
        faultsOfEnvelope(file).map((fault) => describeFault(fault, (at) => placeOf(file, at))),
      ),
      ...faults.map((fault) => describeFault(fault, placeIn)),
    ],
  };
}

function namesIn(place: string): string[] {
  try {
    if (!statSync(place).isDirectory()) return [place];
    const names = jsonFilesIn(place);
    if (names.length > 0) return names;
  } catch (error) {
    throw new UsageError(`${place} cannot be read: ${reasonOf(error)}`);
  }
  throw new UsageError(`${place} has no file whose name ends with .json`);
}

function readDrugFile(name: string): DrugFile | { fault: string } {
  const text = readText(name);
  try {
    return { name, text, value: JSON.parse(text) };
  } catch {
    // The engine's message for an empty file helps programmers only.
    if (text.trim() === '')
      return { fault: `${name}:1: The file is empty. It must contain a list of drugs.` };
    const { message, line = 1 } = syntaxFault(text);
    return { fault: `${name}:${line}: ${message}` };
  }
}

function readText(name: string): string {
  try {
    const { size } = statSync(name);
    if (size > maxDrugListBytes) throw new Error(`it has more than ${maxDrugListBytes} bytes`);
    return readFileSync(name, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${reasonOf(error)}`);
  }
}

function hasDrugs(file: DrugFile): file is DrugFile & { value: { drugs: readonly unknown[] } } {
  return isRecord(file.value) && Array.isArray(file.value.drugs);
}

function faultsOfEnvelope(file: DrugFile): readonly DrugFault[] {
  return checkDrugs(hasDrugs(file) ? { ...file.value, drugs: [] } : file.value).faults;
}

function describeFault({ pointer, message, other }: DrugFault, placeOf: (pointer: string) => string): string {
  const suffix = other === undefined ? '' : ` The other one is at ${placeOf(other)}.`;
  return `${placeOf(pointer)}: ${message}${suffix}`;
}

/** For a missing value, of its parent. */
function placeOf({ name, text }: DrugFile, pointer: string): string {
  const range = nearestRange(rangesOf(text), pointer);
  const { line } = linesOf(text).at(range?.start ?? 0);
  return `${name}:${line}${pointer && ` ${pointer}`}`;
}

const rangesOf = rememberingLast(valueRanges);
const linesOf = rememberingLast((text: string) => new LineIndex(text));

/** Faults are grouped by file, so the last file's positions are cached. */
function rememberingLast<Value>(make: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: make(text) };
    return last.value;
  };
}
