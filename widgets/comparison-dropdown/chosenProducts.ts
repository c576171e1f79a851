/** Both the minimum and the maximum of a comparison. */
export const comparedProducts = 2;

export function withProduct(chosen: readonly string[], product: string): readonly string[] {
  if (chosen.includes(product) || chosen.length >= comparedProducts) return chosen;
  return [...chosen, product];
}

export function withoutProduct(chosen: readonly string[], product: string): readonly string[] {
  return chosen.filter((other) => other !== product);
}

export function isComparable(chosen: readonly string[]): boolean {
  return chosen.length === comparedProducts;
}
