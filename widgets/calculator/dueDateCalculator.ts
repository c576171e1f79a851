import { dayInWords } from '../../contracts/calculators/calendarDay.ts';
import {
  cycleBounds,
  daysToDueDate,
  dueDate,
  gestationalAge,
  type PregnancyStart,
  possibleStarts,
  trimester,
  usualCycle,
} from '../../contracts/calculators/dueDate.ts';
import type { Calculator, Entries, NumberField } from './calculation.ts';

interface Start {
  value: PregnancyStart;
  label: string;
  /** The day that is asked for. */
  known: string;
}

const lastPeriod: Start = {
  value: 'last-period',
  label: 'My last period',
  known: 'First day of the last period',
};
const starts: readonly Start[] = [
  lastPeriod,
  { value: 'conception', label: 'The day of conception', known: 'Day of conception' },
  { value: 'transfer-day-3', label: 'IVF with a day-3 embryo', known: 'Transfer of a day-3 embryo' },
  { value: 'transfer-day-5', label: 'IVF with a day-5 embryo', known: 'Transfer of a day-5 embryo' },
];

const cycle: NumberField = {
  kind: 'number',
  name: 'cycle',
  label: 'Days from one period to the next',
  hint: `Usually 21 to 35; ${usualCycle} where you leave it empty.`,
  bounds: cycleBounds,
  isWhole: true,
  whenEmpty: usualCycle,
};

const ordinals = { 1: 'first', 2: 'second', 3: 'third' } as const;
/** Whole weeks from which a pregnancy is later than most. */
const lateFrom = 41;

export const dueDateCalculator: Calculator = {
  title: 'Due date',
  about: 'When your baby may come, counted from the day that you know best.',
  initial: { start: lastPeriod.value },
  asks: (entries) => [
    { kind: 'choice', name: 'start', label: 'What do you know?', options: starts },
    { fields: [{ kind: 'day', name: 'day', label: startOf(entries).known }] },
    ...(startOf(entries) === lastPeriod ? [{ fields: [cycle] }] : []),
  ],
  result: ({ day = 0, cycle }, entries, today) => {
    const start = startOf(entries);
    const possible = possibleStarts(start.value, today, cycle);
    if (day > possible.max) return { faults: { day: 'This day is still to come. Enter one that is over.' } };
    if (day < possible.min) {
      return { faults: { day: `This is too long ago. Enter a day from ${dayInWords(possible.min)} on.` } };
    }
    const due = dueDate(start.value, day, cycle);
    const { weeks, days } = gestationalAge(due, today);
    return {
      label: 'Your due date',
      figure: dayInWords(due),
      texts: [
        `Today you are ${counted(weeks, 'week')} and ${counted(days, 'day')} pregnant, in the ${ordinals[trimester(weeks)]} trimester.`,
        weeks >= lateFrom
          ? 'That is later than most babies come. If yours is not there yet, call your midwife or doctor today.'
          : 'Few babies come on the day itself; most come in the two weeks around it. A scan in the first 14 weeks may move the date, and what your midwife or doctor says counts.',
      ],
      row: starts.indexOf(start),
    };
  },
  working: {
    formula: [
      'Count forward from the day that you know, by the days in the table.',
      `From the last period, add a day for each day that your cycle is longer than ${usualCycle}, and take one off for each that it is shorter.`,
    ],
    table: {
      caption: 'Days to the due date',
      columns: ['Counted from', 'Days'],
      rows: starts.map(({ value, known }) => [known, String(daysToDueDate[value])]),
    },
    sources: [
      {
        name: 'American College of Obstetricians and Gynecologists, Committee Opinion 700',
        url: 'https://pubmed.ncbi.nlm.nih.gov/28426621/',
      },
    ],
  },
};

function startOf({ start }: Entries): Start {
  return starts.find(({ value }) => value === start) ?? lastPeriod;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
