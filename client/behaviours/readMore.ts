import { type ReadMoreState, readMoreAttribute, readMoreStateAttribute } from '#contracts/markers.ts';
import { trackingAttributes } from '#contracts/tracking.ts';

/**
 * Measures a text that may be folded. One taller than its threshold keeps its preview and gets a button; any other is
 * shown open. Measured again when it changes its size: because the window did, or a picture in it has come.
 */
export function start(box: Element): void {
  const { firstElementChild: text, lastElementChild: button } = box;
  if (!text || !(button instanceof HTMLButtonElement)) return;
  const threshold = Number(box.getAttribute(readMoreAttribute));
  let isUnfolded = false;

  const show = (): void => {
    const isTall = text.scrollHeight > threshold;
    const state: ReadMoreState = isTall && !isUnfolded ? 'closed' : 'open';
    box.setAttribute(readMoreStateAttribute, state);
    button.hidden = !isTall;
    button.textContent = `Read ${isUnfolded ? 'less' : 'more'}`;
    button.ariaExpanded = String(isUnfolded);
    // The tracker reads what a click reports after it: the outcome is what has come of the click.
    const event = button.getAttribute(trackingAttributes.click) ?? '';
    button.setAttribute(trackingAttributes.click, event.replace(/OPEN|CLOSE/, isUnfolded ? 'OPEN' : 'CLOSE'));
  };
  const unfold = (): void => {
    if (isUnfolded) return;
    isUnfolded = true;
    text.scrollTop = 0;
    show();
  };
  show();
  // In the next frame: what folds while sizes are told changes them once more, which browsers take for an error.
  new ResizeObserver(() => requestAnimationFrame(show)).observe(text);
  button.addEventListener('click', () => {
    isUnfolded = !isUnfolded;
    show();
  });
  // The keyboard reached a link in the hidden part, or the browser's search found something there.
  text.addEventListener('focusin', unfold);
  text.addEventListener('scroll', unfold);
}
