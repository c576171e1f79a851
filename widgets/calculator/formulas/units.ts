export type UnitSystem = 'us' | 'metric';

/** Exact, by definition. */
const kilogramsPerPound = 0.45359237;
const centimetresPerInch = 2.54;
const inchesPerFoot = 12;

export function kilograms(pounds: number): number {
  return pounds * kilogramsPerPound;
}

export function pounds(kilograms: number): number {
  return kilograms / kilogramsPerPound;
}

export function centimetres(feet: number, inches: number): number {
  return (feet * inchesPerFoot + inches) * centimetresPerInch;
}

export function feetAndInches(centimetres: number): { feet: number; inches: number } {
  const inches = Math.round(centimetres / centimetresPerInch);
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}
