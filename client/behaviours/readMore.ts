import { type ReadMoreState, readMoreAttribute, readMoreStateAttribute } from '../../contracts/behaviours.ts';
import { trackingAttributes } from '../../contracts/tracking.ts';

/**
 * Measures each text that may be folded (specification §4). One taller than its threshold keeps its preview and gets
 * a button; any other is shown open. Measured again when the window changes its size.
 */
export function start(root: ParentNode): void {
  for (const box of root.querySelectorAll(`[${readMoreAttribute}]`)) makeFoldable(box);
}

function makeFoldable(box: Element): void {
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
    button.setAttribute('aria-expanded', String(isUnfolded));
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
  addEventListener('resize', show);
  button.addEventListener('click', () => {
    isUnfolded = !isUnfolded;
    show();
  });
  // The keyboard reached a link in the hidden part, or the browser's search found something there.
  text.addEventListener('focusin', unfold);
  text.addEventListener('scroll', unfold);
}
