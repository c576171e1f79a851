import type {
  Calculator,
  ChoiceField,
  Entries,
  Faults,
  Field,
  FieldGroup,
  Messages,
  NumberField,
  Result,
  Values,
} from './calculation.ts';
import { readDay } from './formulas/calendarDay.ts';
import { isWithin, readNumber } from './formulas/readNumber.ts';

export interface CalculatorState {
  entries: Entries;
  faults: Faults;
  /** Undefined until requested, and after an entry has changed. */
  result: Result | undefined;
  submits: number;
}

export const initialState = ({ initial }: Calculator): CalculatorState => ({
  entries: initial,
  faults: {},
  result: undefined,
  submits: 0,
});

export function withEntry(
  { follow }: Calculator,
  { entries, faults, submits }: CalculatorState,
  name: string,
  value: string,
): CalculatorState {
  const { [name]: _, ...others } = faults;
  const changed = { ...entries, [name]: value };
  return { entries: follow?.(changed, name) ?? changed, faults: others, result: undefined, submits };
}

export function withResult(
  calculator: Calculator,
  { entries, submits }: CalculatorState,
  messages: Messages,
  today: number,
): CalculatorState {
  const outcome = outcomeOf(calculator, entries, messages, today);
  const state = { entries, submits: submits + 1 };
  return 'faults' in outcome
    ? { ...state, faults: outcome.faults, result: undefined }
    : { ...state, faults: {}, result: outcome };
}

function outcomeOf(
  calculator: Calculator,
  entries: Entries,
  messages: Messages,
  today: number,
): Result | { faults: Faults } {
  const { values, faults } = readEntries(calculator.fields(entries, messages), entries);
  return Object.keys(faults).length > 0 ? { faults } : calculator.result(values, entries, messages, today);
}

export function withMore({ more }: Calculator, state: CalculatorState): CalculatorState {
  if (!more) return state;
  const { entries } = state;
  return { ...state, entries: { ...entries, [more.name]: String(Number(entries[more.name]) + 1) } };
}

/** Parses entries; for each unreadable or out-of-range field it says what is valid. */
function readEntries(
  parts: readonly (ChoiceField | FieldGroup)[],
  entries: Entries,
): { values: Values; faults: Faults } {
  const values: Record<string, number> = {};
  const faults: Record<string, string> = {};
  for (const field of fieldsOf(parts)) {
    const read = readField(field, entries[field.name] ?? '');
    if (typeof read === 'string') faults[field.name] = read;
    else if (read !== undefined) values[field.name] = read;
  }
  return { values, faults };
}

function fieldsOf(parts: readonly (ChoiceField | FieldGroup)[]): Field[] {
  return parts.flatMap((part): readonly Field[] => ('fields' in part ? part.fields : [part]));
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
