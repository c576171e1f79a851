import type { CalendarDay } from './calendarDay.ts';
import type { Bounds } from './readNumber.ts';

/**
 * By "Methods for Estimating the Due Date", Committee Opinion 700 of the American College of
 * Obstetricians and Gynecologists.
 */

/** The known date: first day of the last period, conception, or embryo transfer. */
export type PregnancyStart = 'last-period' | 'conception' | 'transfer-day-3' | 'transfer-day-5';

/** Days from the known date to the due date; after a period, for a 28-day cycle. */
export const daysToDueDate: Readonly<Record<PregnancyStart, number>> = {
  'last-period': 280,
  conception: 266,
  'transfer-day-3': 263,
  'transfer-day-5': 261,
};

/** In days. */
export const usualCycle = 28;
export const cycleBounds: Bounds = { min: 20, max: 45 };

/** Pregnancies are counted from the last period: their length in days at the due date. */
const wholeCount = daysToDueDate['last-period'];
/** Hardly any pregnancy continues longer past its due date, in days. */
const longestAfter = 21;

/** @param cycle the days between two periods; used for the last period only */
export function dueDate(start: PregnancyStart, day: CalendarDay, cycle = usualCycle): CalendarDay {
  return day + daysToDueDate[start] + (start === 'last-period' ? cycle - usualCycle : 0);
}

export function possibleStarts(start: PregnancyStart, today: CalendarDay, cycle = usualCycle): Bounds {
  return { min: today - longestAfter - dueDate(start, 0, cycle), max: today };
}

export function firstDay(due: CalendarDay): CalendarDay {
  return due - wholeCount;
}

export function gestationalAge(due: CalendarDay, today: CalendarDay): { weeks: number; days: number } {
  const days = Math.max(0, today - firstDay(due));
  return { weeks: Math.floor(days / 7), days: days % 7 };
}

/** The trimester from 1: the second begins at 14 weeks, the third at 28. */
export function trimester(weeks: number): 1 | 2 | 3 {
  if (weeks < 14) return 1;
  return weeks < 28 ? 2 : 3;
}
