import { printAttribute, printingAttribute } from '#contracts/cooking/recipe.ts';

/** Prints the recipe without the article around it. The style sheet does it while the recipe says so. */
export function offerPaper(recipe: Element): void {
  recipe.querySelector(`[${printAttribute}]`)?.addEventListener('click', () => {
    recipe.setAttribute(printingAttribute, '');
    addEventListener('afterprint', () => recipe.removeAttribute(printingAttribute), { once: true });
    print();
  });
}
