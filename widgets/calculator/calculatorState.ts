import type {
  Calculator,
  ChoiceField,
  Entries,
  Faults,
  Field,
  FieldGroup,
  NumberField,
  Result,
  Says,
  Values,
} from './calculation.ts';
import { readDay } from './formulas/calendarDay.ts';
import { isWithin, readNumber } from './formulas/readNumber.ts';

export interface CalculatorState {
  entries: Entries;
  faults: Faults;
  /** Undefined until requested, and after an entry has changed. */
  result: Result | undefined;
  asked: number;
}

export const nothingEntered = ({ initial }: Calculator): CalculatorState => ({
  entries: initial,
  faults: {},
  result: undefined,
  asked: 0,
});

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

export function withMore({ more }: Calculator, state: CalculatorState): CalculatorState {
  if (!more) return state;
  const { entries } = state;
  return { ...state, entries: { ...entries, [more.name]: String(Number(entries[more.name]) + 1) } };
}

/** Parses entries; for each unreadable or out-of-range field it says what is valid. */
function readEntries(
  asked: readonly (ChoiceField | FieldGroup)[],
  entries: Entries,
): { values: Values; faults: Faults } {
  const values: Record<string, number> = {};
  const faults: Record<string, string> = {};
  for (const field of fieldsOf(asked)) {
    const read = readField(field, entries[field.name] ?? '');
    if (typeof read === 'string') faults[field.name] = read;
    else if (read !== undefined) values[field.name] = read;
  }
  return { values, faults };
}

function fieldsOf(asked: readonly (ChoiceField | FieldGroup)[]): Field[] {
  return asked.flatMap((part): readonly Field[] => ('fields' in part ? part.fields : [part]));
}

/** The value; an error message; or undefined for a choice, which has no number. */
function readField(field: Field, entry: string): number | string | undefined {
  switch (field.kind) {
    case 'choice':
      return field.options.some(({ value }) => value === entry) ? undefined : 'Choose one.';
    case 'day':
      return readDay(entry) ?? 'Enter a whole date: month, day, and year.';
    case 'number':
      return readNumberField(field, entry);
  }
}

function readNumberField({ bounds, isWhole, whenEmpty, whenBelow }: NumberField, entry: string) {
  if (entry.trim() === '' && whenEmpty !== undefined) return whenEmpty;
  const number = readNumber(entry);
  if (number !== undefined && isWithin(number, bounds) && (!isWhole || Number.isInteger(number)))
    return number;
  if (whenBelow !== undefined && number !== undefined && number >= 0 && number < bounds.min) return whenBelow;
  const [min, max] = [bounds.min, bounds.max].map((limit) => limit.toLocaleString('en-US'));
  return `Enter a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`;
}
