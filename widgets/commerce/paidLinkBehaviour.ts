import type { Behaviour } from '../../contracts/behaviour.ts';
import { affiliateAttribute } from '../../contracts/markers.ts';

export const paidLinkBehaviour: Behaviour = {
  script: 'client/behaviours/paidLink.ts',
  marker: `[${affiliateAttribute}]`,
  moment: 'load',
  why: 'Gives each click a correlation id of its own, which no HTML that is kept for all readers can hold.',
};
