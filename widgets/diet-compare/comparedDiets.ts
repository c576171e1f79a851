/** The maximum number of compared diets. */
export const comparedAtOnce = 2;

/** The maximum number of offered diets, as in the schema. */
export const mostDiets = 6;

/** Adds a diet; at the limit it replaces the one chosen first. */
export function withDiet(compared: readonly string[], diet: string): string[] {
  return [...compared.filter((other) => other !== diet), diet].slice(-comparedAtOnce);
}

export function withoutDiet(compared: readonly string[], diet: string): string[] {
  return compared.filter((other) => other !== diet);
}
