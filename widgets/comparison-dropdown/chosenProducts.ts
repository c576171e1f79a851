/** As many as can be compared, and as must be. */
export const comparedProducts = 2;

/** Adds a product to those that are chosen. A third cannot be added. */
export function withProduct(chosen: readonly string[], product: string): readonly string[] {
  if (chosen.includes(product) || chosen.length >= comparedProducts) return chosen;
  return [...chosen, product];
}

/** Those that are chosen, without one. */
export function withoutProduct(chosen: readonly string[], product: string): readonly string[] {
  return chosen.filter((other) => other !== product);
}

/** Whether there are enough to compare. */
export function isComparable(chosen: readonly string[]): boolean {
  return chosen.length === comparedProducts;
}
