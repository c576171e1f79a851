import type { ChosenOnPage, FieldsOnPage } from './fieldsOnPage.ts';
import { elementOf, isText } from './markup.ts';
import { markedEnds } from './text/markedText.ts';
import type { PointedAt } from './tracing/traceFields.ts';

/** Interactive elements: their text is edited after a second press. */
const interactiveSelector =
  'button, summary, label, input, select, textarea, video, audio, [role="button"], [role="tab"]';

/** Links and forms do not navigate. `isOwn` excludes events on the tool's own elements. */
export function reportChosen(
  page: Document,
  fields: FieldsOnPage,
  report: (chosen: ChosenOnPage, press: MouseEvent) => void,
  isOwn: (target: EventTarget | null) => boolean = () => false,
): void {
  const onPress = (event: MouseEvent): void => {
    const { type } = event;
    const target = elementOf(event);
    if (!target || isOwn(target)) return;
    const isInteractive =
      target.closest(interactiveSelector) !== null || isAnchorOnPage(target, page.location);
    if (type === 'dblclick' && !isInteractive) return;
    if (navigatesAway(target, page.location)) event.preventDefault();
    const marked = type === 'click' ? markedEnds(page) : undefined;
    const found = marked ? fieldOfMarked(marked, fields) : fields.at(pointedAt(page, event, target));
    if (!found) return;
    const isMarkedHere = marked !== undefined && found.canWrite === true;
    if (isMarkedHere) event.preventDefault();
    // Interactive elements respond to the first press.
    const mayWrite = isMarkedHere || !isInteractive || type === 'dblclick';
    const { canWrite, ...chosen } = found;
    if (type === 'click' || (canWrite && mayWrite)) report(canWrite && mayWrite ? found : chosen, event);
  };
  page.addEventListener('click', onPress);
  page.addEventListener('dblclick', onPress);
  // A search form would navigate the frame away from the preview.
  page.addEventListener('submit', (event) => event.preventDefault());
}

/** The field of the selected words; for several fields only the block, whose form takes no focus. */
function fieldOfMarked(
  [start, end]: readonly [PointedAt, PointedAt],
  fields: FieldsOnPage,
): ChosenOnPage | undefined {
  const [first, last] = [fields.at(start), fields.at(end)];
  const isOne = first?.chosen.block === last?.chosen.block && first?.chosen.pointer === last?.chosen.pointer;
  if (isOne && first?.canWrite && last?.canWrite) return first;
  return last && { chosen: { block: last.chosen.block } };
}

/** Browsers return the nearest text even for a press next to it: only text in the element counts. */
function pointedAt(page: Document, { clientX, clientY }: MouseEvent, element: Element): PointedAt {
  const found = page.caretPositionFromPoint?.(clientX, clientY);
  const node = found?.offsetNode;
  const text =
    node && isText(node) && element.contains(node) ? { node, offset: found?.offset ?? 0 } : undefined;
  return { element, text };
}

function navigatesAway(target: Element, location: Location): boolean {
  return target.closest('a[href]') !== null && !isAnchorOnPage(target, location);
}

function isAnchorOnPage(target: Element, { pathname, origin }: Location): boolean {
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return false;
  return link.hash !== '' && link.pathname === pathname && link.origin === origin;
}
