import { ownValue } from '#contracts/json/ownValue.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import type { FormField } from '../schema/formField.ts';

const maxLength = 60;

export function itemName(item: FormField, value: EditedValue, index: number): string {
  const numbered = `${item.title} ${index + 1}`;
  const summary = item.schema['x-editor']?.summaryField;
  if (!isEditedObject(value) || summary === undefined) return numbered;
  const text = inWords(ownValue(value, summary) as EditedValue | undefined);
  return text === '' ? numbered : text;
}

export function inWords(value: EditedValue | undefined): string {
  if (value instanceof KeyedList) return inWords(value.items[0]?.value);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  const text = textOfHtml(value.slice(0, 1000));
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
}
