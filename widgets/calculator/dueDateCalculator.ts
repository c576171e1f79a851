import type { Calculator, Entries, Messages, NumberField } from './calculation.ts';
import { dayInWords } from './formulas/calendarDay.ts';
import {
  cycleBounds,
  dueDate,
  firstDay,
  gestationalAge,
  possibleStarts,
  trimester,
  usualCycle,
} from './formulas/dueDate.ts';
import { lastPeriod, type Start, starts } from './pregnancyStarts.ts';

const ordinals = { 1: 'first', 2: 'second', 3: 'third' } as const;
/** Completed weeks from which a pregnancy is longer than most. */
const overdueFrom = 41;

export const dueDateCalculator: Calculator = {
  initial: { start: lastPeriod.value },
  fields: (entries, messages) => [
    { kind: 'choice', name: 'start', label: 'What date do you know?', options: starts },
    { fields: [{ kind: 'day', name: 'day', label: startOf(entries).known }] },
    ...(startOf(entries) === lastPeriod ? [{ fields: [cycleField(messages)] }] : []),
  ],
  result: ({ day = 0, cycle }, entries, messages, today) => {
    const start = startOf(entries);
    const possible = possibleStarts(start.value, today, cycle);
    if (day > possible.max) return { faults: { day: messages.future ?? '' } };
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
        weeks >= overdueFrom ? messages.overdue : messages.usual,
        messages.dates,
      ],
      weeks: { from: firstDay(due), today },
      row: undefined,
    };
  },
};

function cycleField({ cycle }: Messages): NumberField {
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

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
