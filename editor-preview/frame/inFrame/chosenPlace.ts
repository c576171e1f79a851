import { blockIdAttribute } from '../../../contracts/editor.ts';
import type { Box, Chosen } from '../messages.ts';
import { boxOf } from './boxOf.ts';
import { blockNamed, elementShowing } from './fieldsOnPage.ts';

/** Follows where on the page the block and field are that the editor looks at. */
export interface ChosenPlace {
  /** @param chosen what to follow from now on; it is brought into view */
  choose: (chosen: Chosen | undefined) => void;
  /** Looks again, after the page has changed. */
  look: () => void;
}

/** How far from the edge of the window something is brought, in CSS pixels. */
const margin = 80;

/**
 * @param article the article that the page shows
 * @param tell told of the boxes whenever they have become others
 */
export function followChosen(
  page: Document,
  article: () => unknown,
  tell: (boxes: { block: Box | undefined; field: Box | undefined }) => void,
): ChosenPlace {
  let chosen: Chosen | undefined;
  let told = '';

  const boxes = (): { block: Box | undefined; field: Box | undefined } => {
    const element = chosen && page.querySelector(`[${blockIdAttribute}="${CSS.escape(chosen.block)}"]`);
    if (!chosen || !element) return { block: undefined, field: undefined };
    const field =
      chosen.pointer === undefined
        ? undefined
        : elementShowing(chosen.pointer, element, blockNamed(chosen.block, article()));
    return { block: boxOf(element), field: field && boxOf(field) };
  };
  const look = (): void => {
    const now = boxes();
    const written = JSON.stringify(now);
    if (written === told) return;
    told = written;
    tell(now);
  };

  // Pictures load, accordions open, islands hydrate: what is followed may move at any time.
  new ResizeObserver(look).observe(page.body);
  page.addEventListener('scroll', look, { passive: true, capture: true });
  page.addEventListener('transitionend', look, true);

  return {
    choose: (next) => {
      chosen = next;
      const { block, field } = boxes();
      bringIntoView(page, field ?? block);
      look();
    },
    look,
  };
}

function bringIntoView({ defaultView: window }: Document, box: Box | undefined): void {
  if (!window || !box) return;
  const isTaller = box.height > window.innerHeight - 2 * margin;
  const isSeen = isTaller
    ? box.top < window.innerHeight - margin && box.top + box.height > margin
    : box.top >= 0 && box.top + box.height <= window.innerHeight;
  if (!isSeen) window.scrollTo({ top: window.scrollY + box.top - margin, behavior: 'instant' });
}
