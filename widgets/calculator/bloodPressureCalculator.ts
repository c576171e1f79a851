import type { Calculator, Entries, Faults, FieldGroup, Messages, Values } from './calculation.ts';
import {
  isLow,
  isSevere,
  meanPressure,
  type PressureReading,
  pressureBounds,
  pressureCategories,
  pressureCategory,
} from './formulas/bloodPressure.ts';

/** Two in the morning and two in the evening, for a week. */
const mostReadings = 28;
const readingsAtFirst = 2;

export const bloodPressureCalculator: Calculator = {
  initial: { readings: String(readingsAtFirst) },
  fields: (entries) => Array.from({ length: countOf(entries) }, (_, index) => readingFields(index)),
  more: { label: 'Add a reading', name: 'readings', most: mostReadings },
  result: (values, entries, messages) => {
    const { readings, faults } = readingsIn(values, entries, messages);
    const mean = meanPressure(readings);
    if (!mean || Object.keys(faults).length > 0) return { faults };
    const row = pressureCategory(mean);
    const isUrgent = readings.some(isSevere);
    // One advice only: "low" applies only if no higher category does.
    const advice = row === 0 && isLow(mean) ? messages.low : messages[row];
    return {
      label: readings.length === 1 ? 'Your reading' : `The mean of your ${readings.length} readings`,
      figure: `${mean.systolic}/${mean.diastolic} mm Hg`,
      verdict: pressureCategories[row]?.name ?? '',
      texts: [isUrgent ? undefined : advice, messages.always],
      row,
      ...(isUrgent ? { urgent: [messages.urgent, messages.emergency] } : {}),
    };
  },
};

function countOf({ readings }: Entries): number {
  return Math.min(Number(readings) || readingsAtFirst, mostReadings);
}

function readingFields(index: number): FieldGroup {
  // The first reading is required.
  const optional = index === 0 ? {} : { whenEmpty: Number.NaN };
  return {
    legend: `Reading ${index + 1}${index === 0 ? '' : ' (if you have it)'}`,
    fields: [
      {
        kind: 'number',
        name: `upper${index}`,
        label: 'Upper number',
        bounds: pressureBounds.systolic,
        isWhole: true,
        ...optional,
      },
      {
        kind: 'number',
        name: `lower${index}`,
        label: 'Lower number',
        bounds: pressureBounds.diastolic,
        isWhole: true,
        ...optional,
      },
    ],
  };
}

function readingsIn(
  values: Values,
  entries: Entries,
  { swapped = '' }: Messages,
): { readings: PressureReading[]; faults: Faults } {
  const readings: PressureReading[] = [];
  const faults: Record<string, string> = {};
  for (let index = 0; index < countOf(entries); index++) {
    const [systolic = Number.NaN, diastolic = Number.NaN] = [
      values[`upper${index}`],
      values[`lower${index}`],
    ];
    if (Number.isNaN(systolic) && Number.isNaN(diastolic)) continue;
    if (Number.isNaN(systolic)) faults[`upper${index}`] = 'Enter the upper number of this reading as well.';
    else if (Number.isNaN(diastolic))
      faults[`lower${index}`] = 'Enter the lower number of this reading as well.';
    else if (systolic <= diastolic) faults[`upper${index}`] = swapped;
    else readings.push({ systolic, diastolic });
  }
  return { readings, faults };
}
