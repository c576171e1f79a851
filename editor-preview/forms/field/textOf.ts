import type { EditedValue } from '#editing/editedValue.ts';

/** A value as an input's text; empty for other kinds. */
export function textOf(value: EditedValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function isText(value: EditedValue): value is string {
  return typeof value === 'string';
}
