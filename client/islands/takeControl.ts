import { markAsReplayed } from '../moments/replayed.ts';

/** The element in the place of one that was there before React rendered the island again, or that element. */
export type CurrentElement = <Kind extends Element>(before: Kind) => Kind;

/** Makes a reader's choice again. */
export type Again = (current: CurrentElement) => void;

/** Takes back the ticks of boxes and radio buttons. */
export function takeTicks(inputs: readonly HTMLInputElement[]): Again[] {
  const changed = inputs.filter((input) => input.checked !== input.defaultChecked);
  // A radio button that lost its mark gets it back, and loses it again to the one that was chosen.
  const chosen = changed.filter((input) => input.type === 'checkbox' || input.checked);
  for (const input of changed) input.checked = input.defaultChecked;
  return chosen.map((input) => (current) => {
    current(input).dispatchEvent(
      markAsReplayed(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
  });
}

/** Takes back what was written into a field: text, a number, a date. The cursor stays where the reader writes. */
export function takeText(field: HTMLInputElement | HTMLTextAreaElement): Again | undefined {
  const { value, selectionStart, selectionEnd } = field;
  if (value === field.defaultValue) return undefined;
  field.value = field.defaultValue;
  // A slider without a value of its own stands in its middle.
  if (field.value === value) return undefined;
  return (current) => {
    const now = current(field);
    write(now, value);
    // Numbers and dates tell no place of a cursor, and take none.
    if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd);
    tell(now, 'input');
  };
}

/** Takes back what was chosen in a list. Without a choice of the page, the browser chooses the first. */
export function takeSelection(select: HTMLSelectElement): Again | undefined {
  const options = [...select.options];
  const chosen = options.map(({ selected }) => selected);
  for (const option of options) option.selected = option.defaultSelected;
  if (options.every(({ selected }, index) => selected === chosen[index])) return undefined;
  return (current) => {
    const now = current(select);
    for (const [index, option] of [...now.options].entries()) option.selected = chosen[index] === true;
    tell(now, 'input');
    tell(now, 'change');
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
