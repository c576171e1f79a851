import type { Calculator, Entries, NumberField, Says } from './calculation.ts';
import { dayInWords } from './formulas/calendarDay.ts';
import {
  cycleBounds,
  dueDate,
  gestationalAge,
  possibleStarts,
  trimester,
  usualCycle,
} from './formulas/dueDate.ts';
import { lastPeriod, type Start, starts } from './pregnancyStarts.ts';

const ordinals = { 1: 'first', 2: 'second', 3: 'third' } as const;
/** Completed weeks from which a pregnancy is longer than most. */
const lateFrom = 41;

export const dueDateCalculator: Calculator = {
  initial: { start: lastPeriod.value },
  asks: (entries, says) => [
    { kind: 'choice', name: 'start', label: 'What do you know?', options: starts },
    { fields: [{ kind: 'day', name: 'day', label: startOf(entries).known }] },
    ...(startOf(entries) === lastPeriod ? [{ fields: [cycleField(says)] }] : []),
  ],
  result: ({ day = 0, cycle }, entries, says, today) => {
    const start = startOf(entries);
    const possible = possibleStarts(start.value, today, cycle);
    if (day > possible.max) return { faults: { day: says.toCome ?? '' } };
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
        weeks >= lateFrom ? says.late : says.usual,
      ],
      row: starts.indexOf(start),
    };
  },
};

function cycleField({ cycle }: Says): NumberField {
  return {
    kind: 'number',
    name: 'cycle',
    label: 'Days from one period to the next',
    hint: cycle,
    bounds: cycleBounds,
    isWhole: true,
    whenEmpty: usualCycle,
  };
}

function startOf({ start }: Entries): Start {
  return starts.find(({ value }) => value === start) ?? lastPeriod;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
