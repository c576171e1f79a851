import type { Bounds } from './readNumber.ts';

/**
 * Blood pressure of adults, in mm Hg, by the guideline of the American Heart Association
 * and the American College of Cardiology.
 */

export interface PressureReading {
  systolic: number;
  diastolic: number;
}

export const pressureBounds = {
  systolic: { min: 50, max: 300 },
  diastolic: { min: 30, max: 200 },
} satisfies Record<string, Bounds>;

export interface PressureCategory {
  name: string;
  /** A category begins when either number reaches its limit; the first includes all lower values. */
  systolicFrom: number;
  /** Infinity if the diastolic number alone never reaches the category. */
  diastolicFrom: number;
}

export const pressureCategories: readonly PressureCategory[] = [
  { name: 'Normal', systolicFrom: 0, diastolicFrom: 0 },
  { name: 'Elevated', systolicFrom: 120, diastolicFrom: Number.POSITIVE_INFINITY },
  { name: 'High, stage 1', systolicFrom: 130, diastolicFrom: 80 },
  { name: 'High, stage 2', systolicFrom: 140, diastolicFrom: 90 },
];

/** Above either number a reading is severe: repeat it, and with symptoms it is an emergency. */
export const severeAbove: PressureReading = { systolic: 180, diastolic: 120 };

const lowBelow: PressureReading = { systolic: 90, diastolic: 60 };

/** The index of the highest category that either number reaches. */
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

export function meanPressure(readings: readonly PressureReading[]): PressureReading | undefined {
  if (readings.length === 0) return undefined;
  const mean = (part: keyof PressureReading): number =>
    Math.round(readings.reduce((sum, reading) => sum + reading[part], 0) / readings.length);
  return { systolic: mean('systolic'), diastolic: mean('diastolic') };
}
