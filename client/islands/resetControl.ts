import { markAsReplayed } from '../moments/replayed.ts';

export type CurrentElement = <Kind extends Element>(element: Kind) => Kind;

export type Again = (current: CurrentElement) => void;

export function resetTicks(inputs: readonly HTMLInputElement[]): Again[] {
  const changed = inputs.filter((input) => input.checked !== input.defaultChecked);
  // Checking a radio button unchecks its group's: restore the default first, then the choice.
  const chosen = changed.filter((input) => input.type === 'checkbox' || input.checked);
  for (const input of changed) input.checked = input.defaultChecked;
  return chosen.map((input) => (current) => {
    current(input).dispatchEvent(
      markAsReplayed(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
  });
}

/** Resets a field that the reader changed: text, number, date. The cursor stays. */
export function resetText(field: HTMLInputElement | HTMLTextAreaElement): Again | undefined {
  const { value, selectionStart, selectionEnd } = field;
  if (value === field.defaultValue) return undefined;
  field.value = field.defaultValue;
  // A range input without a value defaults to its middle.
  if (field.value === value) return undefined;
  return (current) => {
    const now = current(field);
    write(now, value);
    // Number and date inputs have no selection.
    if (selectionStart !== null) now.setSelectionRange(selectionStart, selectionEnd);
    dispatch(now, 'input');
  };
}

/** Resets a select that the reader changed. Without a default, the browser selects the first option. */
export function resetSelection(select: HTMLSelectElement): Again | undefined {
  const options = [...select.options];
  const chosen = options.map(({ selected }) => selected);
  for (const option of options) option.selected = option.defaultSelected;
  if (options.every(({ selected }, index) => selected === chosen[index])) return undefined;
  return (current) => {
    const now = current(select);
    for (const [index, option] of [...now.options].entries()) option.selected = chosen[index] === true;
    dispatch(now, 'input');
    dispatch(now, 'change');
  };
}

/** Uses the native setter: React's own setter on hydrated fields suppresses the change event. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}

function dispatch(control: Element, type: string): void {
  control.dispatchEvent(markAsReplayed(new Event(type, { bubbles: true })));
}
