import type { Calculator, Entries, Faults, Result, Says } from './calculation.ts';
import { readEntries } from './readEntries.ts';

/** The reader's entries and result, in memory only, for the lifetime of the page. */
export interface CalculatorState {
  entries: Entries;
  faults: Faults;
  /** Undefined until requested, and after an entry has changed. */
  result: Result | undefined;
  /** How often the reader has requested it. */
  asked: number;
}

export const nothingEntered = ({ initial }: Calculator): CalculatorState => ({
  entries: initial,
  faults: {},
  result: undefined,
  asked: 0,
});

/** Updates an entry and discards its error and the result. */
export function withEntry(
  { follow }: Calculator,
  { entries, faults, asked }: CalculatorState,
  name: string,
  value: string,
): CalculatorState {
  const { [name]: _, ...others } = faults;
  const changed = { ...entries, [name]: value };
  return { entries: follow?.(changed, name) ?? changed, faults: others, result: undefined, asked };
}

/** Computes the result, or the errors. */
export function withResult(
  calculator: Calculator,
  { entries, asked }: CalculatorState,
  says: Says,
  today: number,
): CalculatorState {
  const outcome = outcomeOf(calculator, entries, says, today);
  const state = { entries, asked: asked + 1 };
  return 'faults' in outcome
    ? { ...state, faults: outcome.faults, result: undefined }
    : { ...state, faults: {}, result: outcome };
}

function outcomeOf(
  calculator: Calculator,
  entries: Entries,
  says: Says,
  today: number,
): Result | { faults: Faults } {
  const { values, faults } = readEntries(calculator.asks(entries, says), entries);
  return Object.keys(faults).length > 0 ? { faults } : calculator.result(values, entries, says, today);
}

/** Adds a group of fields. */
export function withMore({ more }: Calculator, state: CalculatorState): CalculatorState {
  if (!more) return state;
  const { entries } = state;
  return { ...state, entries: { ...entries, [more.name]: String(Number(entries[more.name]) + 1) } };
}
