import { isIn } from './field/formParts.ts';

const controls =
  'input:not([type="hidden"]):not(:disabled), textarea, select, [role="textbox"], button:not(:disabled)';

/**
 * Leads to the field at a pointer, or the innermost one around it, and puts the focus into it, unless that is there
 * already: whoever types must not be moved.
 */
export function focusIn(form: HTMLElement, pointer: string): void {
  const around = [...form.querySelectorAll<HTMLElement>('[data-field]')]
    .filter(({ dataset }) => isIn(pointer, dataset.field ?? ''))
    .sort((one, other) => (other.dataset.field?.length ?? 0) - (one.dataset.field?.length ?? 0));
  const [field] = around;
  if (!field || field.contains(document.activeElement)) return;
  field.scrollIntoView({ block: 'nearest' });
  field.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
}
