/** Up to six digits and two decimals: more cannot be a measure of a person. */
const written = /^[+-]?\d{1,6}(?:[.,]\d{1,2})?$/;

/** Parses a number with a decimal point or comma; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return written.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

export interface Bounds {
  min: number;
  max: number;
}

export function isWithin(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max;
}
