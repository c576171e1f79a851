import type { Bounds } from './formulas/readNumber.ts';

/** The reader's raw entries by field name. */
export type Entries = Readonly<Record<string, string>>;

/** Parsed numbers and days within their bounds. */
export type Values = Readonly<Record<string, number>>;

/** Error messages for the reader, by field name. */
export type Faults = Readonly<Record<string, string>>;

interface FieldBase {
  /** Unique among the fields of the calculator. */
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

/** A group of fields, such as feet and inches. */
export interface FieldGroup {
  legend?: string;
  fields: readonly (NumberField | DayField)[];
}

export interface Result {
  /** The name of the figure. */
  label: string;
  figure: string;
  /** The figure's category, if it has one. */
  verdict?: string;
  /** Explanations, one per paragraph. */
  texts: readonly (string | undefined)[];
  /** The table row of the result. */
  row: number | undefined;
  /** For an urgent result: what to do first, and when to call for help. */
  urgent?: readonly (string | undefined)[];
}

/** The method, in enough detail to compute the result by hand. */
export interface Working {
  formula: readonly string[];
  table: {
    caption: string;
    columns: readonly [string, string];
    rows: readonly (readonly [string, string])[];
  };
  sources: readonly { name: string; url: string }[];
}

/** Sentences that do not depend on entries, by purpose. */
export type Says = Readonly<Record<string, string>>;

/** The texts of a calculator. They are in the page, so that the script of all calculators stays small. */
export interface CalculatorWords {
  /** The default heading. */
  title: string;
  /** The intended users, and the excluded ones. */
  about: string;
  says: Says;
  working: Working;
}

/** A calculator's fields and its computation. */
export interface Calculator {
  /** The initial choices. */
  initial: Entries;
  /** The fields, depending on the entries so far. */
  asks: (entries: Entries, says: Says) => readonly (ChoiceField | FieldGroup)[];
  /** Updates other entries when one changes, such as a weight when its unit does. */
  follow?: (entries: Entries, changed: string) => Entries;
  /** Adds another group of fields: the entry that counts them, and the maximum. */
  more?: { label: string; name: string; most: number };
  /** @param today the reader's local calendar day */
  result: (values: Values, entries: Entries, says: Says, today: number) => Result | { faults: Faults };
}
