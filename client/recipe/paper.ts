import { printAttribute, printingAttribute } from '#contracts/cooking/recipe.ts';

/** Prints the recipe without the article, by its print style sheet. */
export function offerPaper(recipe: Element): void {
  recipe.querySelector(`[${printAttribute}]`)?.addEventListener('click', () => {
    recipe.setAttribute(printingAttribute, '');
    addEventListener('afterprint', () => recipe.removeAttribute(printingAttribute), { once: true });
    print();
  });
}
