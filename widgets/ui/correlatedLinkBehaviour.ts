import type { Behaviour } from '../../contracts/behaviour.ts';
import { correlatedAttribute } from '../../contracts/markers.ts';

export const correlatedLinkBehaviour: Behaviour = {
  script: 'client/behaviours/correlatedLink.ts',
  marker: `[${correlatedAttribute}]`,
  moment: 'visible',
  why: 'Gives each click a correlation id of its own, which no HTML that is kept for all readers can hold.',
};
