import { type ReadMoreState, readMoreAttribute, readMoreStateAttribute } from '#contracts/markers.ts';
import { trackingAttributes } from '#contracts/tracking.ts';

/** Shorter texts stay open. Measured again on resize, and when a picture loads. */
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
    // The tracker reads this attribute after the click: the outcome must be the click's.
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
  // In the next frame: folding inside a ResizeObserver callback resizes again, which browsers report as an error.
  new ResizeObserver(() => requestAnimationFrame(show)).observe(text);
  button.addEventListener('click', () => {
    isUnfolded = !isUnfolded;
    show();
  });
  // Focus entered the hidden part, or find-in-page matched there.
  text.addEventListener('focusin', unfold);
  text.addEventListener('scroll', unfold);
}
