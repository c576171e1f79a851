import type { Behaviour } from '../../contracts/behaviour.ts';
import { infoAttribute } from '../../contracts/markers.ts';

export const infoHoverBehaviour: Behaviour = {
  script: 'client/behaviours/infoHover.ts',
  marker: `[${infoAttribute}]`,
  moment: 'visible',
  why: 'Opens an explanation when a mouse rests on its sign, and closes it when the mouse has left.',
};
