import { type EditedValue, KeyedList } from '#editor-preview/model/editedValue.ts';
import characterCount from '#schemas/characterCount.ts';
import { words } from '../../words/words.ts';
import type { FormField } from '../schema/formField.ts';

interface Counter {
  readonly text: string;
  readonly isOver: boolean;
}

const nearLimit = 0.8;

/** No counter for small limits, which any value nearly fills. */
const smallLimit = 10;

/** The used share of a field's limit, if it is nearly reached or exceeded. */
export function counterOf({ schema }: FormField, value: EditedValue | undefined): Counter | undefined {
  if (typeof value === 'string' && schema.maxLength !== undefined)
    return counted(characterCount(value), schema.maxLength);
  if (value instanceof KeyedList && schema.maxItems !== undefined)
    return counted(value.items.length, schema.maxItems);
  return undefined;
}

function counted(count: number, limit: number): Counter | undefined {
  if (count <= limit && (limit <= smallLimit || count < limit * nearLimit)) return undefined;
  const used = words.forms.counter(count, limit);
  return count > limit
    ? { text: words.forms.tooMany(used, count - limit), isOver: true }
    : { text: used, isOver: false };
}
