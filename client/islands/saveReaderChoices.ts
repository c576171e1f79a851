import { ownElements } from './ownElements.ts';
import { type Again, resetSelection, resetText, resetTicks } from './resetControl.ts';

/**
 * Before hydration, because React would take the input for the initial state.
 * Returns a function that repeats it, so that the component is notified.
 */
export function saveReaderChoices(root: Element): Again {
  const inputs = ownElements<HTMLInputElement>(root, 'input');
  const again: (Again | undefined)[] = [
    ...resetTicks(inputs.filter(({ type }) => ticked.has(type))),
    ...inputs.filter(({ type }) => !ticked.has(type) && !unwritten.has(type)).map(resetText),
    ...ownElements<HTMLTextAreaElement>(root, 'textarea').map(resetText),
    ...ownElements<HTMLSelectElement>(root, 'select').map(resetSelection),
  ];
  return (current) => {
    for (const choose of again) choose?.(current);
  };
}

const ticked: ReadonlySet<string> = new Set(['checkbox', 'radio']);

/** Not writable by readers; and scripts cannot set a file. */
const unwritten: ReadonlySet<string> = new Set(['button', 'file', 'hidden', 'image', 'reset', 'submit']);
