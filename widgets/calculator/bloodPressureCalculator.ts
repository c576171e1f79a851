import {
  isLow,
  isSevere,
  meanPressure,
  type PressureReading,
  pressureBounds,
  pressureCategories,
  pressureCategory,
  severeAbove,
} from '../../contracts/calculators/bloodPressure.ts';
import type { Calculator, Entries, Faults, FieldGroup, Values } from './calculation.ts';

/** Two in the morning and two in the evening, for a week. */
const mostReadings = 28;
const readingsAtFirst = 2;

const afterCategory = [
  'Keep measuring from time to time, and keep doing what you do.',
  'Less salt, more walking, and good sleep often bring it down. Measure again in the next weeks.',
  'Take your readings to a doctor. What helps depends on your heart and kidneys as well, not on these numbers alone.',
  'Call your doctor in the next days and bring your readings. Do not change a medicine by yourself.',
];

export const bloodPressureCalculator: Calculator = {
  title: 'Blood pressure at home',
  about:
    'For adults who measure at home, sitting and rested. The numbers are in mm Hg, in the US as elsewhere. One reading is enough; the mean of several says more.',
  initial: { readings: String(readingsAtFirst) },
  asks: (entries) => Array.from({ length: countOf(entries) }, (_, index) => readingFields(index)),
  more: { label: 'Add a reading', name: 'readings', most: mostReadings },
  result: (values, entries) => {
    const { readings, faults } = readingsIn(values, entries);
    const mean = meanPressure(readings);
    if (!mean || Object.keys(faults).length > 0) return { faults };
    const row = pressureCategory(mean);
    const isUrgent = readings.some(isSevere);
    return {
      label: readings.length === 1 ? 'Your reading' : `The mean of your ${readings.length} readings`,
      figure: `${mean.systolic}/${mean.diastolic} mm Hg`,
      verdict: pressureCategories[row]?.name ?? '',
      texts: [
        ...(isUrgent ? [] : [afterCategory[row] ?? '']),
        ...(isLow(mean)
          ? [
              'It is lower than most people’s. If you feel dizzy or faint, tell a doctor, and sooner if you take medicine for it.',
            ]
          : []),
        'Numbers from one day are no diagnosis: that takes readings from several days, and a doctor.',
      ],
      row,
      isUrgent,
    };
  },
  working: {
    formula: [
      'Add up the upper numbers and divide by how many there are; do the same with the lower ones. The category is the highest that either of them reaches.',
      `Above ${severeAbove.systolic} or above ${severeAbove.diastolic}: sit still for five minutes and measure again. Call 911 if you have chest pain, trouble breathing, sudden strong pain in the head or back, numbness or weakness, trouble speaking, or a change in your sight.`,
    ],
    table: {
      caption: 'Categories for adults',
      columns: ['Upper and lower number', 'Category'],
      rows: [
        ['below 120 and below 80', 'Normal'],
        ['120–129 and below 80', 'Elevated'],
        ['130–139 or 80–89', 'High, stage 1'],
        ['140 and more, or 90 and more', 'High, stage 2'],
      ],
    },
    sources: [
      {
        name: 'Guideline of the American Heart Association and the American College of Cardiology, 2025',
        url: 'https://www.ahajournals.org/doi/10.1161/CIR.0000000000001356',
      },
      {
        name: 'National Heart, Lung, and Blood Institute, on very high readings',
        url: 'https://www.nhlbi.nih.gov/health/high-blood-pressure/symptoms',
      },
    ],
  },
};

function countOf({ readings }: Entries): number {
  return Math.min(Number(readings) || readingsAtFirst, mostReadings);
}

function readingFields(index: number): FieldGroup {
  // The first has to be there.
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

/** The readings that were filled in, each with both its numbers. */
function readingsIn(values: Values, entries: Entries): { readings: PressureReading[]; faults: Faults } {
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
    else if (systolic <= diastolic)
      faults[`upper${index}`] = 'The upper number is the larger one. Are the two swapped?';
    else readings.push({ systolic, diastolic });
  }
  return { readings, faults };
}
