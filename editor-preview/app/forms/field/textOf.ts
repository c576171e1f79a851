import type { EditedValue } from '#editor-preview/model/editedValue.ts';

export function textOf(value: EditedValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function isText(value: EditedValue): value is string {
  return typeof value === 'string';
}
