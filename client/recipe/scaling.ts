import { formatQuantity } from 'format-quantity';
import {
  amountAttribute,
  asWrittenAttribute,
  decimalAttribute,
  oneAttribute,
  scaleAttribute,
  scalingAttribute,
  servingsAttribute,
  servingsText,
  severalAttribute,
  timesAttribute,
} from '#contracts/cooking/recipe.ts';

export function scaleAmounts(recipe: Element): void {
  const choice = recipe.querySelector(`[${scaleAttribute}]`);
  const makes = recipe.querySelector(`[${servingsAttribute}]`);
  const notes = recipe.querySelectorAll<HTMLElement>(`[${asWrittenAttribute}]`);
  const texts = [...recipe.querySelectorAll(`[${scalingAttribute}]`)].map(scalingText);

  const scale = (): void => {
    const times = Number(choice?.querySelector<HTMLInputElement>(':checked')?.value ?? 1);
    for (const write of texts) write(times);
    for (const note of notes) note.hidden = times === 1;
    const written = makes?.querySelector('b');
    if (!makes || !written) return;
    const servings = Number(makes.getAttribute(servingsAttribute)) * times;
    written.textContent = servingsText(servings, writeAmount(servings, false));
  };
  choice?.addEventListener('change', scale);
  // The reader may have chosen before this script started.
  if (choice?.querySelector<HTMLInputElement>(':checked')?.defaultChecked === false) scale();
}

/** Rewrites a text if it can be scaled; else prefixes it with the factor. */
function scalingText(text: Element): (times: number) => void {
  const scaling = text.getAttribute(scalingAttribute);
  const words = [...text.querySelectorAll(`[${amountAttribute}],[${oneAttribute}]`)].map((element) => ({
    element,
    written: element.textContent,
    amount: Number(element.getAttribute(amountAttribute)),
  }));
  const most = Math.max(0, ...words.slice(0, 2).map(({ amount }) => amount));
  const howOften = document.createElement('b');
  howOften.setAttribute(timesAttribute, '');

  return (times) => {
    const isWritten = times === 1;
    const fits = scaling === 'always' || scaling === (most * times > 1 ? 'several' : 'one');
    howOften.textContent = `${writeAmount(times, false)} × `;
    if (isWritten || fits) howOften.remove();
    else text.prepend(howOften);
    let last = 0;
    for (const { element, written, amount } of words) {
      last = amount ? amount * times : last;
      const unit = element.getAttribute(last > 1 ? severalAttribute : oneAttribute);
      element.textContent =
        isWritten || !fits ? written : (unit ?? writeAmount(last, element.hasAttribute(decimalAttribute)));
    }
  };
}

/** Grams and milliliters as a scale shows them: from 50 in steps of 5. The rest in kitchen fractions. */
function writeAmount(amount: number, inDecimals: boolean): string {
  if (inDecimals && amount >= 50) return String(Math.round(amount / 5) * 5);
  const rounded = Number(amount.toPrecision(inDecimals ? 3 : 4));
  return (inDecimals ? null : formatQuantity(rounded, true)) || String(rounded);
}
