import type { Behaviour } from '../../contracts/behaviour.ts';
import { animationsAttribute } from '../../contracts/markers.ts';

export const animatedPicturesBehaviour: Behaviour = {
  script: 'client/behaviours/gifFreeze.ts',
  marker: `[${animationsAttribute}]`,
  moment: 'visible',
  why: 'Lets readers stop animated pictures.',
};
