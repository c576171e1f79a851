import { type CopyState, copyStateAttribute } from '#contracts/markers.ts';

/** Copies the code before the button. If the browser denies that, selects it for copying by hand. */
export function start(button: Element): void {
  const { previousSibling: code, nextElementSibling: output } = button;
  if (!code || !(output instanceof HTMLOutputElement)) throw new TypeError('The copy button misses a part');
  const text = code.textContent ?? '';
  const show = (state: CopyState, words: string): void => {
    button.setAttribute(copyStateAttribute, state);
    output.value = words;
  };
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      show('copied', 'Copied');
    } catch {
      show('failed', 'Not copied. The code is selected.');
      getSelection()?.setBaseAndExtent(code, 0, code, text.length);
    }
  });
}
