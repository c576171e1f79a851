import type { Bounds } from './formulas/readNumber.ts';

/** What a reader has entered, by the name of the field, as it was typed. */
export type Entries = Readonly<Record<string, string>>;

/** What was entered in fields of numbers and days, read and within its bounds. */
export type Values = Readonly<Record<string, number>>;

/** What is wrong, in words for the reader, by the name of the field. */
export type Faults = Readonly<Record<string, string>>;

interface FieldBase {
  /** Its own among the fields of the calculator. */
  name: string;
  label: string;
  hint?: string | undefined;
}

export interface NumberField extends FieldBase {
  kind: 'number';
  bounds: Bounds;
  isWhole?: boolean;
  /** What it counts as where it is left empty; without it, it has to be filled in. */
  whenEmpty?: number;
  /** What is said of a number below the bounds, where more is to be said than which they are. */
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

/** Fields that belong together, such as feet and inches. */
export interface FieldGroup {
  legend?: string;
  fields: readonly (NumberField | DayField)[];
}

export interface Result {
  /** What the figure is. */
  label: string;
  figure: string;
  /** The figure's category, where it has one. */
  verdict?: string;
  /** What it means, a paragraph each. */
  texts: readonly (string | undefined)[];
  /** The row of the table that it was read from. */
  row: number | undefined;
  /** What to do before anything else, and when to call for help; where it is urgent. */
  urgent?: readonly (string | undefined)[];
}

/** How the result comes about: all that somebody needs to work it out by hand. */
export interface Working {
  formula: readonly string[];
  table: {
    caption: string;
    columns: readonly [string, string];
    rows: readonly (readonly [string, string])[];
  };
  sources: readonly { name: string; url: string }[];
}

/** Sentences that do not depend on what was entered, by what each is for. */
export type Says = Readonly<Record<string, string>>;

/** The words of a calculator. They come with the page, so that the script of all calculators is small. */
export interface CalculatorWords {
  /** Its heading, where an author gives none. */
  title: string;
  /** Whom it is for, and whom not. */
  about: string;
  says: Says;
  working: Working;
}

/** What a calculator asks, and what it makes of the answers. */
export interface Calculator {
  /** What is chosen at first. */
  initial: Entries;
  /** What is asked, by what was answered so far. */
  asks: (entries: Entries, says: Says) => readonly (ChoiceField | FieldGroup)[];
  /** What becomes of other entries when one changes, such as a weight when its unit does. */
  follow?: (entries: Entries, changed: string) => Entries;
  /** How another group of fields is asked for: the entry that counts them, and the most there are. */
  more?: { label: string; name: string; most: number };
  /** @param today the reader's own, as a calendar day */
  result: (values: Values, entries: Entries, says: Says, today: number) => Result | { faults: Faults };
}
