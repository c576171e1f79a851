import type { Behaviour } from '../../contracts/behaviour.ts';
import { partnerLabelAttribute } from '../../contracts/markers.ts';

export const partnerLabelBehaviour: Behaviour = {
  script: 'client/behaviours/partnerLabel.ts',
  marker: `[${partnerLabelAttribute}]`,
  moment: 'load',
  why: 'Takes the text of a placement that only a tool in the browser knows.',
};
