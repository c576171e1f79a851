/** Pages of this site on which we say how we choose what we recommend (second document, §2.1). */

/** How we vet brands and products: where every disclaimer about paid links leads. */
export const vettingPagePath = '/about/brand-and-product-vetting';

/** How we choose products. */
export const selectionProcessPath = '/about/product-selection-process';
