import { offerCookMode } from '../recipe/cookMode.ts';
import { offerPaper } from '../recipe/paper.ts';
import { scaleAmounts } from '../recipe/scaling.ts';
import { keepTicks } from '../recipe/ticks.ts';

export function start(recipe: Element): void {
  keepTicks(recipe);
  scaleAmounts(recipe);
  offerCookMode(recipe);
  offerPaper(recipe);
}
