import { type HeldInteraction, holdInteraction } from './holdInteraction.ts';
import { whenIdle } from './whenIdle.ts';
import { whenVisible } from './whenVisible.ts';

/**
 * Settles when the moment of an island or a behaviour has come: at once for `load`.
 *
 * @param boxes what has to come near the viewport, where that is the moment
 * @returns for `interaction` and `hover`, what the reader did, to be done again once the element can answer
 */
export async function untilMoment(
  moment: string | null,
  element: Element,
  boxes: Iterable<Element>,
): Promise<HeldInteraction | undefined> {
  const isHover = moment === 'hover';
  if (isHover || moment === 'interaction') return holdInteraction(element, isHover);
  if (moment === 'visible') await whenVisible(boxes);
  if (moment === 'idle') await whenIdle();
  return undefined;
}
