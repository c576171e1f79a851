import { type RecipeTime, readRecipeTime } from '#contracts/cooking/recipeTime.ts';
import type { FocusPoint } from '#transformer/pictures/focusPoint.ts';
import { present } from '../ui/presentText.ts';
import type { Nutrition } from './nutritionLabel.ts';

export interface ShownRecipe {
  title: string;
  description?: string | undefined;
  picture?: ShownPicture | undefined;
  servings?: number | undefined;
  times: { prepTime?: RecipeTime; cookTime?: RecipeTime; totalTime?: RecipeTime };
  cuisine?: string | undefined;
  category?: string | undefined;
  ingredients: readonly ShownIngredient[];
  ingredientsTip?: ShownTip | undefined;
  substitutionUrl?: string | undefined;
  steps: readonly ShownStep[];
  stepsTip?: ShownTip | undefined;
  sponsor?: ShownSponsor | undefined;
  nutrition?: ShownNutrition | undefined;
}

export interface ShownPicture {
  src: string;
  alt?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  focus?: FocusPoint | undefined;
}

export interface ShownIngredient {
  text: string;
  /** The same in metric units, if the author wrote both. */
  metric?: string | undefined;
  link?: string | undefined;
}

export interface ShownStep {
  text: string;
  url?: string | undefined;
  tip?: string | undefined;
}

export interface ShownTip {
  title?: string | undefined;
  text: string;
}

export interface ShownSponsor {
  name: string | undefined;
  url?: string | undefined;
  logo?: ShownPicture | undefined;
  pixel?: string | undefined;
}

export interface ShownNutrition extends Nutrition {
  servings: { count?: number | undefined; label?: string | undefined };
}

export function isShown({ title, ingredients, steps }: ShownRecipe): boolean {
  return present(title) !== undefined && ingredients.length + steps.length > 0;
}

export function shownIngredients(ingredients: readonly ShownIngredient[] = []): ShownIngredient[] {
  return ingredients.flatMap(({ text, metric, link }) =>
    present(text) ? { text: text.trim(), metric: present(metric), link } : [],
  );
}

export function shownSteps(steps: readonly ShownStep[] = []): ShownStep[] {
  return steps.flatMap(({ text, url, tip }) =>
    present(text) ? { text: text.trim(), url, tip: present(tip) } : [],
  );
}

export function shownTip(text: string | undefined, title?: string): ShownTip | undefined {
  const presentText = present(text);
  return presentText === undefined ? undefined : { title: present(title), text: presentText };
}

export function shownTimes(
  written: Readonly<Partial<Record<keyof ShownRecipe['times'], string | undefined>>>,
): ShownRecipe['times'] {
  const times: ShownRecipe['times'] = {};
  for (const name of ['prepTime', 'cookTime', 'totalTime'] as const) {
    const time = readRecipeTime(written[name] ?? '');
    if (time) times[name] = time;
  }
  return times;
}

/** The id of a recipe on its page: the first is `recipe`, the target of the article's jump link. */
export function recipeAnchor(indexOfKind: number): string {
  return indexOfKind === 0 ? 'recipe' : `recipe${indexOfKind + 1}`;
}

export function stepAnchor(recipe: string, step: number): string {
  return `${recipe}-step-${step}`;
}
