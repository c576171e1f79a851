import { printAttribute, printingAttribute } from '#contracts/cooking/recipe.ts';

export function offerPaper(recipe: Element): void {
  recipe.querySelector(`[${printAttribute}]`)?.addEventListener('click', () => {
    recipe.setAttribute(printingAttribute, location.href.replace(/[?#].*/s, ''));
    addEventListener('afterprint', () => recipe.removeAttribute(printingAttribute), { once: true });
    print();
  });
}
