import { slotAttribute } from '../../contracts/island.ts';
import { markAsReplayed } from './replayed.ts';

/**
 * Takes back what a reader has ticked since the page was sent, because React takes what it finds for the initial
 * state and would tell the component nothing of it.
 *
 * @returns ticks it again, this time with the component listening
 */
export function takeReaderChoices(root: Element): () => void {
  const changed = [...root.querySelectorAll('input')].filter(
    (input) => input.checked !== input.defaultChecked && !input.closest(`[${slotAttribute}]`),
  );
  // A radio button that lost its mark gets it back, and loses it again to the one that was chosen.
  const chosen = changed.filter((input) => input.type === 'checkbox' || input.checked);
  for (const input of changed) input.checked = input.defaultChecked;
  return () => {
    for (const input of chosen) {
      input.dispatchEvent(markAsReplayed(new MouseEvent('click', { bubbles: true, cancelable: true })));
    }
  };
}
