import type { Behaviour } from '../../contracts/behaviour.ts';
import { signUpFormAttribute } from '../../contracts/newsletter.ts';

export const signUpBehaviour: Behaviour = {
  script: 'client/behaviours/signUp.ts',
  marker: `[${signUpFormAttribute}]`,
  moment: 'interaction',
  why: 'Says what is wrong with an address, and signs up without leaving the page.',
};
