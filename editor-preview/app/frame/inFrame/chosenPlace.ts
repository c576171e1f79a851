import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { type Box, type Chosen, type FollowedBoxes, maxBlocksInLayout } from '../messages.ts';
import type { PagePlace } from '../pagePlace.ts';
import { boundingBox, boxOf, boxOfShown } from './boxOf.ts';
import { blockElement, type FieldsOnPage } from './fieldsOnPage.ts';
import type { Shown } from './tracing/traceFields.ts';

export interface ChosenPlace {
  /**
   * It is scrolled into view, unless only a field was deselected: that happens during a press, whose target must
   * not move.
   * @param at where its block is shown even if it is in view: the fraction of the window's height
   */
  choose: (chosen: Chosen | undefined, at?: number) => void;
  /** A press on the page that will select it. It is in view, and a second press must hit it. */
  pressed: (chosen: Chosen) => void;
  follow: (blocks: readonly string[]) => void;
  /** Measures again after a page change. The field's elements are looked up once the page is stable. */
  look: () => void;
}

const lookupDelayMs = 200;

const margin = 80;

export function followChosen(
  page: Document,
  fields: FieldsOnPage,
  report: (boxes: FollowedBoxes) => void,
  goTo: (place: PagePlace) => void,
): ChosenPlace {
  let chosen: Chosen | undefined;
  let pressed: Chosen | undefined;
  /** Whether it has yet to be brought into view: a new block is not on the page, or the page is not shown. */
  let isAwaited = false;
  let shownAt: number | undefined;
  let followed: readonly string[] = [];
  let lastReported = '';
  /** Delayed while typing: the lookup renders the block again. */
  let lookupTimer: ReturnType<typeof setTimeout> | undefined;
  let showing: readonly Shown[] = [];

  const shownNow = (at: Chosen): readonly Shown[] => {
    if (lookupTimer === undefined) showing = fields.shownBy(at);
    return showing;
  };
  const cancelDelay = (): void => {
    clearTimeout(lookupTimer);
    lookupTimer = undefined;
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
    return { block, field: boundingBox(shownNow(chosen).map(boxOfField)), others };
  };
  const reportBoxes = (): void => {
    const now = boxes();
    const written = JSON.stringify(now);
    if (written === lastReported) return;
    lastReported = written;
    report(now);
  };

  const bringChosenIntoView = (): void => {
    const { block, field } = boxes();
    isAwaited =
      chosen !== undefined && chosen.block !== articleItself && !bringIntoView(page, field ?? block);
    if (isAwaited || !chosen || shownAt === undefined || chosen.block === articleItself) return;
    goTo({ block: chosen.block, part: 0, at: shownAt });
  };
  const bringAwaitedIntoView = (): void => {
    if (isAwaited) bringChosenIntoView();
  };

  // Images, disclosures and islands may move the place at any time.
  new ResizeObserver(reportBoxes).observe(page.body);
  page.addEventListener('scroll', reportBoxes, { passive: true, capture: true });
  page.addEventListener('transitionend', reportBoxes, true);
  page.defaultView?.addEventListener('resize', bringAwaitedIntoView);

  return {
    choose: (next, at) => {
      const isFieldDeselected = next?.block === chosen?.block && next?.pointer === undefined;
      const isPressed = next?.block === pressed?.block && next?.pointer === pressed?.pointer;
      if (!isFieldDeselected) pressed = undefined;
      chosen = next;
      shownAt = next?.pointer === undefined ? at : undefined;
      cancelDelay();
      if (isPressed) isAwaited = false;
      else if (!isFieldDeselected) bringChosenIntoView();
      reportBoxes();
    },
    pressed: (at) => {
      pressed = at;
    },
    follow: (blocks) => {
      followed = blocks.slice(0, maxBlocksInLayout);
      reportBoxes();
    },
    look: () => {
      cancelDelay();
      lookupTimer = setTimeout(() => {
        cancelDelay();
        reportBoxes();
      }, lookupDelayMs);
      bringAwaitedIntoView();
      reportBoxes();
    },
  };
}

function boxOfField(shown: Shown): Box | undefined {
  if (shown.kind !== 'text') return boxOf(shown.node);
  const range = shown.node.ownerDocument.createRange();
  // The text may have become shorter since the lookup.
  const { length } = shown.node;
  const start = Math.min(shown.start, length);
  range.setStart(shown.node, start);
  range.setEnd(shown.node, Math.min(Math.max(start, shown.end), length));
  return boxOfShown(range);
}

/** @returns whether it could be: it has a box, and the page is shown */
function bringIntoView({ defaultView: window }: Document, box: Box | undefined): boolean {
  if (!window || !box || window.innerHeight === 0) return false;
  const isTaller = box.height > window.innerHeight - 2 * margin;
  const isSeen = isTaller
    ? box.top < window.innerHeight - margin && box.top + box.height > margin
    : box.top >= 0 && box.top + box.height <= window.innerHeight;
  if (!isSeen) window.scrollTo({ top: window.scrollY + box.top - margin, behavior: 'instant' });
  return true;
}
