import { formatQuantity } from 'format-quantity';
import {
  amountAttribute,
  decimalAttribute,
  makesText,
  scaleAttribute,
  servingsAttribute,
  unitAttribute,
} from '../../contracts/cooking/recipe.ts';

/** Writes the amounts of a recipe for as many as the reader chooses; as written they stand as the author wrote them. */
export function scaleAmounts(recipe: Element): void {
  const choice = recipe.querySelector(`[${scaleAttribute}]`);
  const makes = recipe.querySelector(`[${servingsAttribute}]`);
  const words = [...recipe.querySelectorAll(`[${amountAttribute}],[${unitAttribute}]`)].map((element) => ({
    element,
    written: element.textContent,
    amount: element.getAttribute(amountAttribute),
    unit: element.getAttribute(unitAttribute),
  }));

  const scale = (): void => {
    const times = Number(choice?.querySelector<HTMLInputElement>(':checked')?.value ?? 1);
    let last = 0;
    for (const { element, written, amount, unit } of words) {
      if (amount !== null) last = Number(amount) * times;
      if (times === 1) element.textContent = written;
      else if (unit !== null) element.textContent = last > 1 ? `${unit}s` : unit;
      else element.textContent = writeAmount(last, element.hasAttribute(decimalAttribute));
    }
    if (!makes) return;
    const servings = Number(makes.getAttribute(servingsAttribute)) * times;
    makes.textContent = makesText(servings, writeAmount(servings, false));
  };
  choice?.addEventListener('change', scale);
  // Whoever was faster than this script has chosen already.
  if (choice?.querySelector<HTMLInputElement>(':checked')?.defaultChecked === false) scale();
}

/** Grams and milliliters in three figures, the rest in fractions as far as kitchens have them. */
function writeAmount(amount: number, inDecimals: boolean): string {
  const rounded = Number(amount.toPrecision(inDecimals && amount < 1000 ? 3 : 4));
  return (inDecimals ? null : formatQuantity(rounded, true)) || String(rounded);
}
