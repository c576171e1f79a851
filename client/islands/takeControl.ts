import { markAsReplayed } from '../moments/replayed.ts';

/** Makes a reader's choice again; undefined where there is none. */
export type Again = (() => void) | undefined;

/** Takes back the ticks of boxes and radio buttons. */
export function takeTicks(inputs: readonly HTMLInputElement[]): Again[] {
  const changed = inputs.filter((input) => input.checked !== input.defaultChecked);
  // A radio button that lost its mark gets it back, and loses it again to the one that was chosen.
  const chosen = changed.filter((input) => input.type === 'checkbox' || input.checked);
  for (const input of changed) input.checked = input.defaultChecked;
  return chosen.map((input) => () => {
    input.dispatchEvent(markAsReplayed(new MouseEvent('click', { bubbles: true, cancelable: true })));
  });
}

/** Takes back what was written into a field: text, a number, a date. The cursor stays where the reader writes. */
export function takeText(field: HTMLInputElement | HTMLTextAreaElement): Again {
  const { value, selectionStart, selectionEnd } = field;
  if (value === field.defaultValue) return undefined;
  field.value = field.defaultValue;
  // A slider without a value of its own stands in its middle.
  if (field.value === value) return undefined;
  return () => {
    write(field, value);
    // Numbers and dates tell no place of a cursor, and take none.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    tell(field, 'input');
  };
}

/** Takes back what was chosen in a list. Without a choice of the page, the browser chooses the first. */
export function takeSelection(select: HTMLSelectElement): Again {
  const options = [...select.options];
  const chosen = options.map(({ selected }) => selected);
  for (const option of options) option.selected = option.defaultSelected;
  if (options.every(({ selected }, index) => selected === chosen[index])) return undefined;
  return () => {
    for (const [index, option] of options.entries()) option.selected = chosen[index] === true;
    tell(select, 'input');
    tell(select, 'change');
  };
}

/**
 * Writes past React, which puts a setter of its own on every field that it hydrates: what comes through that one is its
 * own doing, and no news to the component.
 */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}

function tell(control: Element, type: string): void {
  control.dispatchEvent(markAsReplayed(new Event(type, { bubbles: true })));
}
