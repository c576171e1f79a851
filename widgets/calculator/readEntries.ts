import type { ChoiceField, Entries, Faults, Field, FieldGroup, NumberField, Values } from './calculation.ts';
import { readDay } from './formulas/calendarDay.ts';
import { isWithin, readNumber } from './formulas/readNumber.ts';

/** Parses entries; for each unreadable or out-of-range field it says what is valid. */
export function readEntries(
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

export function fieldsOf(asked: readonly (ChoiceField | FieldGroup)[]): Field[] {
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
