import { offerCookMode } from '../recipe/cookMode.ts';
import { offerPaper } from '../recipe/paper.ts';
import { scaleAmounts } from '../recipe/scaling.ts';
import { keepTicks } from '../recipe/ticks.ts';

/** Makes a recipe one to cook from: its ticks are kept, its amounts scale, its steps come one at a time, it is printed alone. */
export function start(recipe: Element): void {
  keepTicks(recipe);
  scaleAmounts(recipe);
  offerCookMode(recipe);
  offerPaper(recipe);
}
