import { ownElements } from './ownElements.ts';
import { type Again, takeSelection, takeText, takeTicks } from './takeControl.ts';

/**
 * Takes back what a reader has ticked, typed and chosen since the page was sent, because React takes what it finds for
 * the initial state and would tell the component nothing of it.
 *
 * @returns does it again, this time with the component listening
 */
export function takeReaderChoices(root: Element): Again {
  const inputs = ownElements<HTMLInputElement>(root, 'input');
  const again: (Again | undefined)[] = [
    ...takeTicks(inputs.filter(({ type }) => ticked.has(type))),
    ...inputs.filter(({ type }) => !ticked.has(type) && !unwritten.has(type)).map(takeText),
    ...ownElements<HTMLTextAreaElement>(root, 'textarea').map(takeText),
    ...ownElements<HTMLSelectElement>(root, 'select').map(takeSelection),
  ];
  return (current) => {
    for (const choose of again) choose?.(current);
  };
}

const ticked: ReadonlySet<string> = new Set(['checkbox', 'radio']);

/** Nobody writes into these; and a browser lets no script say which file was chosen. */
const unwritten: ReadonlySet<string> = new Set(['button', 'file', 'hidden', 'image', 'reset', 'submit']);
