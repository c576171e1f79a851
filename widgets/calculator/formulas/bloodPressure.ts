import type { Bounds } from './readNumber.ts';

/**
 * Blood pressure of adults, in mm Hg, by the categories of the guideline of the American Heart Association and the
 * American College of Cardiology.
 */

/** The upper number and the lower one. */
export interface PressureReading {
  systolic: number;
  diastolic: number;
}

/** What home monitors show. */
export const pressureBounds = {
  systolic: { min: 50, max: 300 },
  diastolic: { min: 30, max: 200 },
} satisfies Record<string, Bounds>;

export interface PressureCategory {
  name: string;
  /** It begins where either number reaches its own; the first holds what is below all others. */
  systolicFrom: number;
  /** Infinity for a category that the lower number alone never makes. */
  diastolicFrom: number;
}

export const pressureCategories: readonly PressureCategory[] = [
  { name: 'Normal', systolicFrom: 0, diastolicFrom: 0 },
  { name: 'Elevated', systolicFrom: 120, diastolicFrom: Number.POSITIVE_INFINITY },
  { name: 'High, stage 1', systolicFrom: 130, diastolicFrom: 80 },
  { name: 'High, stage 2', systolicFrom: 140, diastolicFrom: 90 },
];

/** Above either of them a reading is severe: it is taken again, and with symptoms it is an emergency. */
export const severeAbove: PressureReading = { systolic: 180, diastolic: 120 };

/** Below either of them pressure is lower than most people's. */
const lowBelow: PressureReading = { systolic: 90, diastolic: 60 };

/** The place of a reading among the categories: the highest that either number reaches. */
export function pressureCategory({ systolic, diastolic }: PressureReading): number {
  return pressureCategories.findLastIndex(
    ({ systolicFrom, diastolicFrom }) => systolic >= systolicFrom || diastolic >= diastolicFrom,
  );
}

export function isSevere({ systolic, diastolic }: PressureReading): boolean {
  return systolic > severeAbove.systolic || diastolic > severeAbove.diastolic;
}

export function isLow({ systolic, diastolic }: PressureReading): boolean {
  return systolic < lowBelow.systolic || diastolic < lowBelow.diastolic;
}

/** The mean of readings, in whole numbers, as the categories are. Undefined of none. */
export function meanPressure(readings: readonly PressureReading[]): PressureReading | undefined {
  if (readings.length === 0) return undefined;
  const mean = (part: keyof PressureReading): number =>
    Math.round(readings.reduce((sum, reading) => sum + reading[part], 0) / readings.length);
  return { systolic: mean('systolic'), diastolic: mean('diastolic') };
}
