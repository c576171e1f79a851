import type { Behaviour } from '../../contracts/behaviour.ts';
import { recipeAttribute } from '../../contracts/cooking/recipe.ts';

export const recipeBehaviour: Behaviour = {
  script: 'client/behaviours/recipe.ts',
  marker: `[${recipeAttribute}]`,
  moment: 'visible',
  why: 'Keeps what is ticked, scales amounts, shows one step at a time on a screen that stays on, and prints a recipe alone.',
};
