import type { ChosenOnPage, FieldsOnPage } from './fieldsOnPage.ts';
import { elementOf, isText } from './markup.ts';
import type { PointedAt } from './tracing/traceFields.ts';

/** What answers a press itself: a text in it is written after a second press. */
const answering =
  'button, summary, label, input, select, textarea, video, audio, [role="button"], [role="tab"]';

/**
 * Tells which block is clicked, and which field where that can be told. The page is looked at and not used: links and
 * forms lead nowhere.
 *
 * @param isOwn whether an event is about what the editor has put into the page, and not about the page
 */
export function tellWhatIsChosen(
  page: Document,
  fields: FieldsOnPage,
  tell: (chosen: ChosenOnPage) => void,
  isOwn: (target: EventTarget | null) => boolean = () => false,
): void {
  const onPress = (event: MouseEvent): void => {
    const { type } = event;
    const target = elementOf(event);
    if (!target || isOwn(target)) return;
    const isAnswering = target.closest(answering) !== null || leadsWithin(target, page.location);
    if (type === 'dblclick' && !isAnswering) return;
    if (leadsAway(target, page.location)) event.preventDefault();
    const found = fields.at(pointedAt(page, event, target));
    if (!found) return;
    // Words that were marked shall stay so, and what answers shall answer.
    const isMarking = page.getSelection()?.isCollapsed === false && type === 'click';
    const mayWrite = !isMarking && (!isAnswering || type === 'dblclick');
    const { canWrite, ...chosen } = found;
    if (type === 'click' || (canWrite && mayWrite)) tell(canWrite && mayWrite ? found : chosen);
  };
  page.addEventListener('click', onPress);
  page.addEventListener('dblclick', onPress);
  // A search form would take the frame to a page that is no preview.
  page.addEventListener('submit', (event) => event.preventDefault());
}

/** The text under the pointer. Browsers give the nearest text also for a press beside it: only what is in the element counts. */
function pointedAt(page: Document, { clientX, clientY }: MouseEvent, element: Element): PointedAt {
  const found = page.caretPositionFromPoint?.(clientX, clientY);
  const node = found?.offsetNode;
  const text =
    node && isText(node) && element.contains(node) ? { node, offset: found?.offset ?? 0 } : undefined;
  return { element, text };
}

/** Whether a click leads to another page, and not to a place on this one. */
function leadsAway(target: Element, location: Location): boolean {
  return target.closest('a[href]') !== null && !leadsWithin(target, location);
}

/** Whether a click leads to a place on this page. */
function leadsWithin(target: Element, { pathname, origin }: Location): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return false;
  return link.hash !== '' && link.pathname === pathname && link.origin === origin;
}
