import type { Behaviour } from '../../contracts/behaviour.ts';
import { carouselAttribute } from '../../contracts/markers.ts';

export const carouselBehaviour: Behaviour = {
  script: 'client/behaviours/carouselControls.ts',
  marker: `[${carouselAttribute}]`,
  moment: 'visible',
  why: 'Gives a list that scrolls arrows that move it by a step, and dots in every browser.',
};
