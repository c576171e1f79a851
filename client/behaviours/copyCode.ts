import { type CopyState, copyCodeAttribute, copyStateAttribute } from '#contracts/markers.ts';

/** Copies a code. If the browser denies that, selects it for copying by hand. */
export function start(button: Element): void {
  const output = button.nextElementSibling;
  if (!(output instanceof HTMLOutputElement)) throw new TypeError('The copy button misses its output');
  const show = (state: CopyState, words: string): void => {
    button.setAttribute(copyStateAttribute, state);
    output.value = words;
  };
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.getAttribute(copyCodeAttribute) ?? '');
      show('copied', 'Copied');
    } catch {
      show('failed', 'Not copied. The code is selected.');
      const code = button.previousSibling;
      if (code) getSelection()?.setBaseAndExtent(code, 0, code, code.textContent?.length ?? 0);
    }
  });
}
