import type { CalendarDay } from './calendarDay.ts';
import type { Bounds } from './readNumber.ts';

/**
 * When a baby is due, by what is known of its beginning. As in "Methods for Estimating the Due Date", Committee Opinion
 * 700 of the American College of Obstetricians and Gynecologists.
 */

/** What is known: the first day of the last period, the day of conception, or that of the transfer of an embryo. */
export type PregnancyStart = 'last-period' | 'conception' | 'transfer-day-3' | 'transfer-day-5';

/** From the day that is known to the due date, in days. Of a period, with a cycle of 28 days. */
export const daysToDueDate: Readonly<Record<PregnancyStart, number>> = {
  'last-period': 280,
  conception: 266,
  'transfer-day-3': 263,
  'transfer-day-5': 261,
};

/** In days. */
export const usualCycle = 28;
export const cycleBounds: Bounds = { min: 20, max: 45 };

/** Pregnancies are counted from the last period: this many days of it are over at the due date. */
const wholeCount = daysToDueDate['last-period'];
/** Hardly any pregnancy lasts longer after its due date, in days. */
const longestAfter = 21;

/** @param cycle the days from one period to the next; counts for the last period alone */
export function dueDate(start: PregnancyStart, day: CalendarDay, cycle = usualCycle): CalendarDay {
  return day + daysToDueDate[start] + (start === 'last-period' ? cycle - usualCycle : 0);
}

/** The days on which a pregnancy that lasts today may have begun. */
export function possibleStarts(start: PregnancyStart, today: CalendarDay, cycle = usualCycle): Bounds {
  return { min: today - longestAfter - dueDate(start, 0, cycle), max: today };
}

/** How far a pregnancy is, in whole weeks and days over them. */
export function gestationalAge(due: CalendarDay, today: CalendarDay): { weeks: number; days: number } {
  const days = Math.max(0, wholeCount - (due - today));
  return { weeks: Math.floor(days / 7), days: days % 7 };
}

/** The third of the pregnancy, from 1: the second begins with 14 weeks, the third with 28. */
export function trimester(weeks: number): 1 | 2 | 3 {
  if (weeks < 14) return 1;
  return weeks < 28 ? 2 : 3;
}
