import type { CalendarDay } from './formulas/calendarDay.ts';
import type { Bounds } from './formulas/readNumber.ts';

export type Entries = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, number>>;

export type Faults = Readonly<Record<string, string>>;

interface FieldBase {
  name: string;
  label: string;
  hint?: string | undefined;
}

export interface NumberField extends FieldBase {
  kind: 'number';
  bounds: Bounds;
  isWhole?: boolean;
  /** The value of an empty field; without it, the field is required. */
  whenEmpty?: number;
  /** The message for a number below the bounds, if the bounds alone do not explain it. */
  whenBelow?: string | undefined;
}

export interface DayField extends FieldBase {
  kind: 'day';
}

export interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: readonly { value: string; label: string }[];
}

export type Field = NumberField | DayField | ChoiceField;

export interface FieldGroup {
  legend?: string;
  fields: readonly (NumberField | DayField)[];
}

export interface Result {
  label: string;
  figure: string;
  verdict?: string;
  texts: readonly (string | undefined)[];
  row: number | undefined;
  urgent?: readonly (string | undefined)[];
  /** The day from which weeks are counted, and the current one. */
  weeks?: { from: CalendarDay; today: CalendarDay };
}

/** What happens in which weeks, the last one included. */
export interface Schedule {
  caption: string;
  columns: readonly [string, string];
  rows: readonly { from: number; to: number; text: string }[];
}

export interface Working {
  formula: readonly string[];
  table: {
    caption: string;
    columns: readonly [string, string];
    rows: readonly (readonly [string, string])[];
  };
  sources: readonly { name: string; url: string }[];
}

export type Messages = Readonly<Record<string, string>>;

/** The texts of a calculator. They are in the page, so that the script of all calculators stays small. */
export interface CalculatorWords {
  title: string;
  about: string;
  withoutScript: string;
  messages: Messages;
  schedule?: Schedule;
  working: Working;
}

export interface Calculator {
  initial: Entries;
  fields: (entries: Entries, messages: Messages) => readonly (ChoiceField | FieldGroup)[];
  follow?: (entries: Entries, changed: string) => Entries;
  more?: { label: string; name: string; most: number };
  /** @param today the reader's local calendar day */
  result: (
    values: Values,
    entries: Entries,
    messages: Messages,
    today: number,
  ) => Result | { faults: Faults };
}
