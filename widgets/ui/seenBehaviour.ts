import type { Behaviour } from '../../contracts/behaviour.ts';
import { seenAttribute } from '../../contracts/markers.ts';

/** Marks what has {@link seenAttribute} when it is first scrolled into view. Style sheets do the rest. */
export const seenBehaviour: Behaviour = {
  script: 'client/behaviours/seen.ts',
  marker: `[${seenAttribute}]`,
  moment: 'visible',
  why: 'Knows when something is first scrolled into view, to reveal or to move it then.',
};
