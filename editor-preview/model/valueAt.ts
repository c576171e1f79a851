import { pointerKeys, pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { type EditedObject, type EditedValue, isEditedObject, KeyedList } from './editedValue.ts';

// Pointers with item keys as list steps. No step leads from outside into a block.

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

interface Replaced {
  readonly value: EditedValue;
  /** The pointer of the first created ancestor; undefined if all existed. */
  readonly created: string | undefined;
}

/** Creates missing parent objects. Undefined if the path leads through a missing item, a text or a number. */
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

/** Removes the field at a pointer, which must not be an item; undefined if it does not exist. */
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

/** `__proto__` is an ordinary field in JSON: assignment would set the prototype. */
function withField(owner: EditedObject, field: string, value: EditedValue): EditedObject {
  if (Object.hasOwn(owner, field))
    return Object.fromEntries(
      Object.entries(owner).map(([name, before]) => [name, name === field ? value : before]),
    );
  return Object.fromEntries([...Object.entries(owner), [field, value]]);
}
