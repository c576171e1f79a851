import { slotAttribute } from '../../contracts/island.ts';
import { type Again, takeSelection, takeText, takeTicks } from './takeControl.ts';

/**
 * Takes back what a reader has ticked, typed and chosen since the page was sent, because React takes what it finds for
 * the initial state and would tell the component nothing of it.
 *
 * @returns does it again, this time with the component listening
 */
export function takeReaderChoices(root: Element): () => void {
  // What stands in a slot is no part of the component. The root may stand in a slot of another island.
  const own = <Control extends Element>(control: Control): boolean =>
    !root.contains(control.closest(`[${slotAttribute}]`));
  const inputs = [...root.querySelectorAll('input')].filter(own);
  const again: Again[] = [
    ...takeTicks(inputs.filter(({ type }) => ticked.has(type))),
    ...inputs.filter(({ type }) => !ticked.has(type) && !unwritten.has(type)).map(takeText),
    ...[...root.querySelectorAll('textarea')].filter(own).map(takeText),
    ...[...root.querySelectorAll('select')].filter(own).map(takeSelection),
  ];
  return () => {
    for (const choose of again) choose?.();
  };
}

const ticked: ReadonlySet<string> = new Set(['checkbox', 'radio']);

/** Nobody writes into these; and a browser lets no script say which file was chosen. */
const unwritten: ReadonlySet<string> = new Set(['button', 'file', 'hidden', 'image', 'reset', 'submit']);
