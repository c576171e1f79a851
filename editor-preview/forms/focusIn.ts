import { isIn } from './field/formParts.ts';

const controls =
  'input:not([type="hidden"]):not(:disabled), textarea, select, [role="textbox"], [role="slider"], button:not(:disabled)';

/**
 * Puts the focus into the field at a pointer, or the innermost one around it, which brings that into view. Not where it
 * has the focus already: whoever types must not be moved.
 */
export function focusIn(form: HTMLElement, pointer: string): void {
  const around = [...form.querySelectorAll<HTMLElement>('[data-field]')]
    .filter(({ dataset }) => isIn(pointer, dataset.field ?? ''))
    .sort((one, other) => (other.dataset.field?.length ?? 0) - (one.dataset.field?.length ?? 0));
  const [field] = around;
  if (!field || field.contains(document.activeElement)) return;
  field.querySelector<HTMLElement>(controls)?.focus();
}
