import type { Behaviour } from '../../contracts/behaviour.ts';
import { readMoreAttribute } from '../../contracts/markers.ts';

export const readMoreBehaviour: Behaviour = {
  script: 'client/behaviours/readMore.ts',
  marker: `[${readMoreAttribute}]`,
  moment: 'load',
  why: 'Knows only in the browser how tall a text is, and whether it has to be folded.',
};
