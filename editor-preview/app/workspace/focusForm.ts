import { createTypingBuffer } from '../forms/typingBuffer.ts';

const texts =
  ':is(input:not([type="hidden"], [type="checkbox"], [type="radio"]):enabled, textarea:enabled, [role="textbox"])';
const controls = ':is(input:not([type="hidden"]):enabled, select:enabled)';
/** Maximum wait for a form, in milliseconds. */
const formTimeoutMs = 3_000;

/**
 * As soon as the form is rendered: the first text, so that one can type; otherwise the first control. What is typed
 * before is typed into it.
 */
export function focusForm(form: HTMLElement): void {
  if (focusFirst(form)) return;
  form.focus();
  const { onKeyDown, takeText } = createTypingBuffer();
  const end = (): void => {
    observer.disconnect();
    form.removeEventListener('keydown', onKeyDown);
  };
  const observer = new MutationObserver(() => {
    // Not if the focus has moved elsewhere meanwhile.
    if (document.activeElement !== form) return end();
    if (!focusFirst(form)) return;
    end();
    typeInto(document.activeElement, takeText());
  });
  form.addEventListener('keydown', onKeyDown);
  observer.observe(form, { childList: true, subtree: true });
  setTimeout(end, formTimeoutMs);
}

function focusFirst(form: HTMLElement): boolean {
  const control = firstOf(form);
  control?.focus();
  return control !== null;
}

/** Of an empty picture, the button that chooses one; of another, what is asked about it. */
function firstOf(form: HTMLElement): HTMLElement | null {
  const all = [...form.querySelectorAll<HTMLElement>(texts)];
  const [first] = all;
  const picture = first?.closest('[data-picture]');
  if (!first || !picture) return first ?? form.querySelector<HTMLElement>(controls);
  if (first instanceof HTMLInputElement && first.value !== '')
    return all.find((text) => !picture.contains(text)) ?? first;
  return picture.querySelector<HTMLElement>('[data-choose-picture]');
}

function typeInto(control: Element, text: string): void {
  if (text === '') return;
  if (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type === 'text')
  ) {
    const end = control.value.length;
    control.setRangeText(text, end, end, 'end');
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  } else if (control.role === 'textbox') {
    // Its separate buffer is read when its editor has loaded.
    for (const key of text)
      control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}
