import { pointerStep } from '#contracts/json/jsonPointer.ts';
import {
  BlockPlace,
  type EditedObject,
  type EditedValue,
  isEditedObject,
  KeyedList,
} from '#editor-preview/model/editedValue.ts';
import { randomNumbers } from '../../../long/randomEdits.ts';
import type { Draw } from '../../model/randomChange.ts';

export function drawWith(seed: number): Draw {
  const next = randomNumbers(seed);
  const below = (count: number): number => Math.floor(next() * count);
  return { below, pick: (items) => items[below(items.length)] };
}

export function placesOfTexts(fields: EditedObject): { pointer: string; text: string }[] {
  const found: { pointer: string; text: string }[] = [];
  const visit = (value: EditedValue, pointer: string): void => {
    if (value instanceof BlockPlace) return;
    if (typeof value === 'string') found.push({ pointer, text: value });
    else if (value instanceof KeyedList)
      for (const item of value.items) visit(item.value, pointer + pointerStep(item.key));
    else if (isEditedObject(value))
      for (const [field, inner] of Object.entries(value)) visit(inner, pointer + pointerStep(field));
  };
  visit(fields, '');
  return found.filter(({ pointer }) => !['/id', '/type', '/path'].includes(pointer));
}
