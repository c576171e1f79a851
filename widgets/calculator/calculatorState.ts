import type { Calculator, Entries, Faults, Result, Says } from './calculation.ts';
import { readEntries } from './readEntries.ts';

/** What a calculator knows of its reader, for as long as the page is open. */
export interface CalculatorState {
  entries: Entries;
  faults: Faults;
  /** Undefined until it is asked for, and when something it came of has changed since. */
  result: Result | undefined;
  /** How often the reader has asked for it. */
  asked: number;
}

export const nothingEntered = ({ initial }: Calculator): CalculatorState => ({
  entries: initial,
  faults: {},
  result: undefined,
  asked: 0,
});

/** An entry has changed: what was said of it, and what was worked out with it, holds no longer. */
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

/** The result of what was entered, or what is wrong with it. */
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

/** One more group of fields. */
export function withMore({ more }: Calculator, state: CalculatorState): CalculatorState {
  if (!more) return state;
  const { entries } = state;
  return { ...state, entries: { ...entries, [more.name]: String(Number(entries[more.name]) + 1) } };
}
