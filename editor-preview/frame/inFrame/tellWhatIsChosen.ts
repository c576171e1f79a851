import type { ChosenOnPage, FieldsOnPage } from './fieldsOnPage.ts';
import { elementOf, isText } from './markup.ts';
import { markedEnds } from './text/markedText.ts';
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
    const marked = type === 'click' ? markedEnds(page) : undefined;
    const found = marked ? fieldOfMarked(marked, fields) : fields.at(pointedAt(page, event, target));
    if (!found) return;
    const isMarkedHere = marked !== undefined && found.canWrite === true;
    if (isMarkedHere) event.preventDefault();
    // What answers shall answer.
    const mayWrite = isMarkedHere || !isAnswering || type === 'dblclick';
    const { canWrite, ...chosen } = found;
    if (type === 'click' || (canWrite && mayWrite)) tell(canWrite && mayWrite ? found : chosen);
  };
  page.addEventListener('click', onPress);
  page.addEventListener('dblclick', onPress);
  // A search form would take the frame to a page that is no preview.
  page.addEventListener('submit', (event) => event.preventDefault());
}

/** The field whose words are marked; of the words of several fields the block alone, whose form takes no focus from them. */
function fieldOfMarked(
  [start, end]: readonly [PointedAt, PointedAt],
  fields: FieldsOnPage,
): ChosenOnPage | undefined {
  const [first, last] = [fields.at(start), fields.at(end)];
  const isOne = first?.chosen.block === last?.chosen.block && first?.chosen.pointer === last?.chosen.pointer;
  if (isOne && first?.canWrite && last?.canWrite) return first;
  return last && { chosen: { block: last.chosen.block } };
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
