import { offerCookMode } from '../recipe/cookMode.ts';
import { offerPaper } from '../recipe/paper.ts';
import { scaleAmounts } from '../recipe/scaling.ts';
import { storeTicks } from '../recipe/ticks.ts';

export function start(recipe: Element): void {
  storeTicks(recipe);
  scaleAmounts(recipe);
  offerCookMode(recipe);
  offerPaper(recipe);
}
