import { pointerKeys, pointerStep } from './jsonPointer.ts';
import { ownValue } from './ownValue.ts';

/** Where a text stands in a block's data. */
export interface FieldPlace {
  /** JSON Pointer with `*` for the items of an array, as `htmlFields` has them. */
  readonly field: string;
  /** JSON Pointer of the text itself. */
  readonly pointer: string;
  /** The object, or the array, that holds the text. */
  readonly owner: object;
}

/**
 * Visits the texts that stand in certain fields of a block's data, field by field.
 *
 * @param fields JSON Pointers with `*` for the items of an array, as `htmlFields` has them
 */
export function forEachText(
  data: unknown,
  fields: readonly string[],
  visit: (text: string, place: FieldPlace) => void,
): void {
  for (const field of fields)
    follow(data, pointerKeys(field), '', (text, pointer, owner) => visit(text, { field, pointer, owner }));
}

/** Whether a text in one of the fields passes a test. */
export function someText(data: unknown, fields: readonly string[], test: (text: string) => boolean): boolean {
  let found = false;
  forEachText(data, fields, (text) => {
    found ||= test(text);
  });
  return found;
}

/** Takes the steps from a value on, into every item of an array where a step is `*`. */
function follow(
  value: unknown,
  [step, ...further]: readonly string[],
  pointer: string,
  visit: (text: string, pointer: string, owner: object) => void,
): void {
  if (typeof value !== 'object' || value === null || step === undefined) return;
  if (step === '*' && !Array.isArray(value)) return;
  const keys = step === '*' ? Object.keys(value) : [step];
  for (const key of keys) {
    const inner = ownValue(value, key);
    const at = pointer + pointerStep(key);
    if (further.length > 0) follow(inner, further, at, visit);
    else if (typeof inner === 'string') visit(inner, at, value);
  }
}
