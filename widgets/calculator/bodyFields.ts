import type { ChoiceField, Entries, Faults, FieldGroup, NumberField, Values } from './calculation.ts';
import { type Body, bodyBounds } from './formulas/bodyMassIndex.ts';
import { type Bounds, isWithin, readNumber } from './formulas/readNumber.ts';
import { centimetres, feetAndInches, kilograms, pounds, type UnitSystem } from './formulas/units.ts';

export const usUnits: Entries = { units: 'us' };

const units: ChoiceField = {
  kind: 'choice',
  name: 'units',
  label: 'Units',
  options: [
    { value: 'us', label: 'Pounds and feet' },
    { value: 'metric', label: 'Kilograms and centimeters' },
  ],
};

const bySystem: Readonly<Record<UnitSystem, readonly NumberField[]>> = {
  us: [
    { kind: 'number', name: 'pounds', label: 'Weight (pounds)', bounds: { min: 45, max: 1_100 } },
    { kind: 'number', name: 'feet', label: 'Height (feet)', bounds: { min: 3, max: 8 }, isWhole: true },
    { kind: 'number', name: 'inches', label: 'and inches', bounds: { min: 0, max: 11.99 }, whenEmpty: 0 },
  ],
  metric: [
    { kind: 'number', name: 'kilograms', label: 'Weight (kg)', bounds: bodyBounds.kilograms },
    { kind: 'number', name: 'centimetres', label: 'Height (cm)', bounds: bodyBounds.centimetres },
  ],
};

export function unitsOf(entries: Entries): UnitSystem {
  return entries.units === 'metric' ? 'metric' : 'us';
}

export function bodyFields(
  entries: Entries,
  ages: Bounds,
  whenYounger: string | undefined,
): [ChoiceField, FieldGroup] {
  const age: NumberField = {
    kind: 'number',
    name: 'age',
    label: 'Age (years)',
    bounds: ages,
    isWhole: true,
    whenBelow: whenYounger,
  };
  return [units, { fields: [age, ...bySystem[unitsOf(entries)]] }];
}

export function bodyOf(values: Values, entries: Entries): Body | { faults: Faults } {
  const body =
    unitsOf(entries) === 'metric'
      ? { kilograms: values.kilograms ?? 0, centimetres: values.centimetres ?? 0 }
      : {
          kilograms: kilograms(values.pounds ?? 0),
          centimetres: centimetres(values.feet ?? 0, values.inches ?? 0),
        };
  if (isWithin(body.centimetres, bodyBounds.centimetres)) return body;
  return { faults: { feet: 'Enter a height from 3 feet 4 inches to 8 feet 2 inches.' } };
}

/** Only fields edited since the switch are converted back: rounding twice would turn 149.9 pounds into 150. */
export function followUnits(entries: Entries, changed: string): Entries {
  if (changed !== 'units') return entries;
  const isMetric = unitsOf(entries) === 'metric';
  const followed = conversions.map(({ toUs, toMetric }): Entries => {
    const [into, back] = isMetric ? [toMetric, toUs] : [toUs, toMetric];
    const isUnchanged = Object.entries(back(entries)).every(([name, text]) => (entries[name] ?? '') === text);
    return isUnchanged ? {} : into(entries);
  });
  return Object.assign({}, entries, ...followed);
}

/** Conversions between the fields of both systems. Unreadable entries are left out. */
const conversions: readonly Record<'toUs' | 'toMetric', (entries: Entries) => Entries>[] = [
  {
    toUs: ({ kilograms: weight }) => ({ pounds: converted(pounds, weight) }),
    toMetric: ({ pounds: weight }) => ({ kilograms: converted(kilograms, weight) }),
  },
  {
    toUs({ centimetres: height = '' }) {
      const read = readNumber(height);
      if (read === undefined) return { feet: '', inches: '' };
      const { feet, inches } = feetAndInches(read);
      return { feet: String(feet), inches: String(inches) };
    },
    toMetric: ({ feet, inches = '' }) => ({
      centimetres: converted((whole) => centimetres(whole, readNumber(inches) ?? 0), feet),
    }),
  },
];

function converted(convert: (value: number) => number, entry = ''): string {
  const read = readNumber(entry);
  return read === undefined ? '' : String(Math.round(convert(read) * 10) / 10);
}
