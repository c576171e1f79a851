/** Up to six digits, and two behind a point or a comma: more is no measure of a person. */
const written = /^[+-]?\d{1,6}(?:[.,]\d{1,2})?$/;

/** A number as people write it, with a point or a comma before its fraction; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return written.test(trimmed) ? Number(trimmed.replace(',', '.')) : undefined;
}

/** From and to, both included. */
export interface Bounds {
  min: number;
  max: number;
}

export function isWithin(value: number, { min, max }: Bounds): boolean {
  return value >= min && value <= max;
}
