export const maxCompared = 2;

/** The maximum number of offered diets, as in the schema. */
export const maxDiets = 6;

/** Adds a diet; at the limit it replaces the one chosen first. */
export function withDiet(compared: readonly string[], diet: string): string[] {
  return [...compared.filter((other) => other !== diet), diet].slice(-maxCompared);
}

export function withoutDiet(compared: readonly string[], diet: string): string[] {
  return compared.filter((other) => other !== diet);
}
