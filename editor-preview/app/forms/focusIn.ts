import { isIn } from './field/formParts.ts';

const controls =
  'input:not([type="hidden"]):not(:disabled), textarea, select, [role="textbox"], [role="slider"], button:not(:disabled)';

/** On the element of a formatted text: the number of letters before the caret on focus. */
export const caretAttribute = 'data-caret';

/**
 * The innermost field around the pointer. Not if it is focused already, which would disturb typing.
 * @param caret characters before the caret, without blanks in formatted text
 */
export function focusIn(form: HTMLElement, pointer: string, caret?: number): void {
  const field = fieldAt(form, pointer);
  if (!field || field.contains(document.activeElement)) return;
  const control = field.querySelector<HTMLElement>(controls);
  if (caret !== undefined && control?.role === 'textbox') control.setAttribute(caretAttribute, String(caret));
  control?.focus();
  const isText =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type === 'text');
  if (isText && caret !== undefined) control.setSelectionRange(caret, caret);
}

export function showIn(form: HTMLElement, pointer: string): void {
  fieldAt(form, pointer)?.scrollIntoView({ block: 'nearest' });
}

function fieldAt(form: HTMLElement, pointer: string): HTMLElement | undefined {
  const [field] = [...form.querySelectorAll<HTMLElement>('[data-field]')]
    .filter(({ dataset }) => isIn(pointer, dataset.field ?? ''))
    .sort((one, other) => (other.dataset.field?.length ?? 0) - (one.dataset.field?.length ?? 0));
  return field;
}
