/** How many are compared at a time. */
export const comparedAtOnce = 2;

/** The most diets that a comparison may offer, as the schema has it. */
export const mostDiets = 6;

/** Adds one to those that are compared. Where there would be too many, the one chosen first gives way. */
export function withDiet(compared: readonly string[], diet: string): string[] {
  return [...compared.filter((other) => other !== diet), diet].slice(-comparedAtOnce);
}

/** Those that are compared, without one. */
export function withoutDiet(compared: readonly string[], diet: string): string[] {
  return compared.filter((other) => other !== diet);
}
