import { isIn } from './field/formParts.ts';

const controls =
  'input:not([type="hidden"]):not(:disabled), textarea, select, [role="textbox"], [role="slider"], button:not(:disabled)';

/** On an element that edits text: before which sign of it the caret shall stand when it gets the focus. */
export const caretAttribute = 'data-caret';

/**
 * Puts the focus into the field at a pointer, or the innermost one around it, which brings that into view. Not where it
 * has the focus already: whoever types must not be moved.
 *
 * @param caret how many signs of the field's text shall be before the caret; undefined where nothing says
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

/** Brings a field into view, which is written elsewhere. */
export function showIn(form: HTMLElement, pointer: string): void {
  fieldAt(form, pointer)?.scrollIntoView({ block: 'nearest' });
}

function fieldAt(form: HTMLElement, pointer: string): HTMLElement | undefined {
  const [field] = [...form.querySelectorAll<HTMLElement>('[data-field]')]
    .filter(({ dataset }) => isIn(pointer, dataset.field ?? ''))
    .sort((one, other) => (other.dataset.field?.length ?? 0) - (one.dataset.field?.length ?? 0));
  return field;
}
