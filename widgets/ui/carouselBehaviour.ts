import type { Behaviour } from '../../contracts/behaviour.ts';
import { carouselAttribute } from '../../contracts/markers.ts';

export const carouselBehaviour: Behaviour = {
  script: 'client/behaviours/carouselControls.ts',
  marker: `[${carouselAttribute}]`,
  moment: 'visible',
  why: 'Gives a list that scrolls its arrows and dots, in browsers that have none of their own.',
};
