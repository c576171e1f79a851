import type { Box } from '../messages.ts';

/** The box around all that is in an element, which may have none of its own; undefined where nothing of it is shown. */
export function boxOf(element: Element): Box | undefined {
  const range = element.ownerDocument.createRange();
  if (element.childNodes.length > 0) range.selectNodeContents(element);
  else range.selectNode(element);
  const { left, top, width, height } = range.getBoundingClientRect();
  return width === 0 && height === 0 ? undefined : { left, top, width, height };
}
