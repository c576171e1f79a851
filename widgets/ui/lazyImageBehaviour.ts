import type { Behaviour } from '../../contracts/behaviour.ts';
import { lazyImageElement } from '../../contracts/markers.ts';

export const lazyImageBehaviour: Behaviour = {
  script: 'client/behaviours/lazyImage.ts',
  marker: lazyImageElement,
  moment: 'visible',
  why: 'Keeps a heavy picture from being asked for before a reader comes near it.',
};
