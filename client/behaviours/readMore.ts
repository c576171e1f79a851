import { type ReadMoreState, readMoreAttribute, readMoreStateAttribute } from '../../schemas/behaviours.ts';

const openLabel = 'Read more';
const closeLabel = 'Show less';

/**
 * Measures each text that may be folded (specification §4). One taller than its threshold keeps its preview and gets
 * a button; any other is shown open. Measured again when the window changes its size.
 */
export function start(root: ParentNode): void {
  const measures = [...root.querySelectorAll(`[${readMoreAttribute}]`)].map(prepare);
  const measureAll = (): void => {
    for (const measure of measures) measure();
  };
  measureAll();
  addEventListener('resize', measureAll);
}

/** Makes one text foldable. Returns what measures it and shows what follows. */
function prepare(box: Element): () => void {
  const text = box.firstElementChild;
  const button = box.querySelector<HTMLButtonElement>(':scope > button');
  if (!text || !button) return () => {};
  const threshold = Number(box.getAttribute(readMoreAttribute));
  let isUnfolded = false;

  const show = (): void => {
    const isTall = text.scrollHeight > threshold;
    const state: ReadMoreState = isTall && !isUnfolded ? 'closed' : 'open';
    box.setAttribute(readMoreStateAttribute, state);
    button.hidden = !isTall;
    button.textContent = isUnfolded ? closeLabel : openLabel;
    button.setAttribute('aria-expanded', String(isUnfolded));
  };
  const unfold = (): void => {
    if (isUnfolded) return;
    isUnfolded = true;
    text.scrollTop = 0;
    show();
  };
  button.addEventListener('click', () => {
    isUnfolded = !isUnfolded;
    show();
  });
  // The keyboard reached a link in the hidden part, or the browser's search found something there.
  text.addEventListener('focusin', unfold);
  text.addEventListener('scroll', unfold);
  return show;
}
