import { pointerKeys, pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { type EditedObject, type EditedValue, isEditedObject, KeyedList } from './editedValue.ts';

// Pointers whose steps into lists are the keys of items. No step leads into a block from outside.

/** What stands at a pointer; undefined where nothing does. */
export function valueAt(root: EditedValue, pointer: string): EditedValue | undefined {
  let value: EditedValue | undefined = root;
  for (const step of pointerKeys(pointer)) value = value === undefined ? undefined : child(value, step);
  return value;
}

function child(value: EditedValue, step: string): EditedValue | undefined {
  if (value instanceof KeyedList) return value.items.find(({ key }) => key === step)?.value;
  return isEditedObject(value) ? fieldOf(value, step) : undefined;
}

function fieldOf(value: EditedObject, field: string): EditedValue | undefined {
  return ownValue(value, field) as EditedValue | undefined;
}

/** A value with something else at one place. */
interface Replaced {
  readonly value: EditedValue;
  /** The pointer of the first object on the way that was made for it; undefined where all were there. */
  readonly created: string | undefined;
}

/**
 * A value with another one at a pointer. Objects on the way to it that are missing are made. Undefined where the way
 * leads into an item that is not there, or through a text or number.
 */
export function withValueAt(root: EditedValue, pointer: string, value: EditedValue): Replaced | undefined {
  return replaced(root, pointerKeys(pointer), '', value);
}

function replaced(
  root: EditedValue,
  [step, ...rest]: readonly string[],
  at: string,
  value: EditedValue,
): Replaced | undefined {
  if (step === undefined) return { value, created: undefined };
  const here = at + pointerStep(step);
  if (root instanceof KeyedList) {
    const index = root.items.findIndex(({ key }) => key === step);
    const item = root.items[index];
    const inner = item && replaced(item.value, rest, here, value);
    return (
      inner && { ...inner, value: new KeyedList(root.items.with(index, { key: step, value: inner.value })) }
    );
  }
  if (!isEditedObject(root)) return undefined;
  const before = fieldOf(root, step);
  const inner = replaced(before ?? {}, rest, here, value);
  if (!inner) return undefined;
  return { value: withField(root, step, inner.value), created: before === undefined ? here : inner.created };
}

/** Without what stands at a pointer, which may be a field and not an item; undefined where nothing leads there. */
export function withoutValueAt(root: EditedObject, pointer: string): EditedObject | undefined {
  const keys = pointerKeys(pointer);
  const field = keys.at(-1);
  if (field === undefined) return undefined;
  const owner = valueAt(root, pointer.slice(0, pointer.lastIndexOf('/')));
  if (!isEditedObject(owner)) return undefined;
  const { [field]: _gone, ...others } = owner;
  const whole = withValueAt(root, pointer.slice(0, pointer.lastIndexOf('/')), others)?.value;
  return isEditedObject(whole) ? whole : undefined;
}

/** `__proto__` is a field like any other in JSON: assigned, it would be none. */
function withField(owner: EditedObject, field: string, value: EditedValue): EditedObject {
  if (Object.hasOwn(owner, field))
    return Object.fromEntries(
      Object.entries(owner).map(([name, before]) => [name, name === field ? value : before]),
    );
  return Object.fromEntries([...Object.entries(owner), [field, value]]);
}
