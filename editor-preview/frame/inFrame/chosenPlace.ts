import { articleItself } from '#editing/editedArticle.ts';
import { type Box, type Chosen, type FollowedBoxes, maxBlocksInLayout } from '../messages.ts';
import { around, boxOf, boxOfShown } from './boxOf.ts';
import { blockElement, type FieldsOnPage } from './fieldsOnPage.ts';
import type { Shown } from './tracing/traceFields.ts';

/** Follows where on the page the block and field are that the editor looks at. */
export interface ChosenPlace {
  /**
   * @param chosen what to follow from now on; it is brought into view, unless only a field of what was chosen has been left:
   * that happens while something else is being pressed, which must not move away from the pointer
   */
  choose: (chosen: Chosen | undefined) => void;
  /** What was pressed on the page will be chosen. It is in view, and a second press of it shall meet it. */
  pressed: (chosen: Chosen) => void;
  /** Says which blocks are followed besides. */
  follow: (blocks: readonly string[]) => void;
  /** Looks again, after the page has changed. What shows the field is looked up when it has come to rest. */
  look: () => void;
}

/** How long nothing of the page changes before it is looked up anew what shows the chosen field, in milliseconds. */
const restsFor = 200;

/** How far from the edge of the window something is brought, in CSS pixels. */
const margin = 80;

/**
 * @param tell told of the boxes whenever they have become others
 */
export function followChosen(
  page: Document,
  fields: FieldsOnPage,
  tell: (boxes: FollowedBoxes) => void,
): ChosenPlace {
  let chosen: Chosen | undefined;
  let pressed: Chosen | undefined;
  let followed: readonly string[] = [];
  let told = '';
  /** Runs while somebody writes: to look up what shows a field, its block is rendered again. */
  let resting: ReturnType<typeof setTimeout> | undefined;
  let showing: readonly Shown[] = [];

  const shownNow = (at: Chosen): readonly Shown[] => {
    if (resting === undefined) showing = fields.shownBy(at);
    return showing;
  };
  const rested = (): void => {
    clearTimeout(resting);
    resting = undefined;
  };

  const boxOfBlock = (block: string): Box | undefined => {
    const element = blockElement(page, block);
    return element && boxOf(element);
  };
  const boxes = (): FollowedBoxes => {
    const others = followed.flatMap((block) => {
      const box = boxOfBlock(block);
      return box ? [{ block, box }] : [];
    });
    const block = chosen && boxOfBlock(chosen.block);
    if (!chosen || (!block && chosen.block !== articleItself))
      return { block: undefined, field: undefined, others };
    return { block, field: around(shownNow(chosen).map(boxOfField)), others };
  };
  const tellBoxes = (): void => {
    const now = boxes();
    const written = JSON.stringify(now);
    if (written === told) return;
    told = written;
    tell(now);
  };

  // Pictures load, accordions open, islands hydrate: what is followed may move at any time.
  new ResizeObserver(tellBoxes).observe(page.body);
  page.addEventListener('scroll', tellBoxes, { passive: true, capture: true });
  page.addEventListener('transitionend', tellBoxes, true);

  return {
    choose: (next) => {
      const hasLeftField = next?.block === chosen?.block && next?.pointer === undefined;
      const isPressed = next?.block === pressed?.block && next?.pointer === pressed?.pointer;
      if (!hasLeftField) pressed = undefined;
      chosen = next;
      rested();
      const { block, field } = boxes();
      if (!hasLeftField && !isPressed) bringIntoView(page, field ?? block);
      tellBoxes();
    },
    pressed: (at) => {
      pressed = at;
    },
    follow: (blocks) => {
      followed = blocks.slice(0, maxBlocksInLayout);
      tellBoxes();
    },
    look: () => {
      rested();
      resting = setTimeout(() => {
        rested();
        tellBoxes();
      }, restsFor);
      tellBoxes();
    },
  };
}

function boxOfField(shown: Shown): Box | undefined {
  if (shown.kind !== 'text') return boxOf(shown.node);
  const range = shown.node.ownerDocument.createRange();
  // It may have become shorter since it was looked up.
  const { length } = shown.node;
  const start = Math.min(shown.start, length);
  range.setStart(shown.node, start);
  range.setEnd(shown.node, Math.min(Math.max(start, shown.end), length));
  return boxOfShown(range);
}

function bringIntoView({ defaultView: window }: Document, box: Box | undefined): void {
  if (!window || !box) return;
  const isTaller = box.height > window.innerHeight - 2 * margin;
  const isSeen = isTaller
    ? box.top < window.innerHeight - margin && box.top + box.height > margin
    : box.top >= 0 && box.top + box.height <= window.innerHeight;
  if (!isSeen) window.scrollTo({ top: window.scrollY + box.top - margin, behavior: 'instant' });
}
