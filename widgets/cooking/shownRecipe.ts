import { type RecipeTime, readRecipeTime } from '#contracts/cooking/recipeTime.ts';
import type { FocusPoint } from '#transformer/focusPoint.ts';
import { present } from '../ui/presentText.ts';
import type { Nutrition } from './nutritionLabel.ts';

/** A recipe as readers see it, whichever of the two block types holds it. */
export interface ShownRecipe {
  title: string;
  description?: string | undefined;
  picture?: ShownPicture | undefined;
  /** How many servings it makes. */
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
  /** The same in metric units, where the author has written both. */
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
  /** Undefined where the author names none. */
  name: string | undefined;
  url?: string | undefined;
  logo?: ShownPicture | undefined;
  /** A picture that tells the sponsor of the visit. */
  pixel?: string | undefined;
}

export interface ShownNutrition extends Nutrition {
  servings: { count?: number | undefined; label?: string | undefined };
}

/** Whether there is anything to show: a dish with a name, and something to buy or to do. */
export function isShown({ title, ingredients, steps }: ShownRecipe): boolean {
  return present(title) !== undefined && ingredients.length + steps.length > 0;
}

/** The ingredients that say something. */
export function shownIngredients(ingredients: readonly ShownIngredient[] = []): ShownIngredient[] {
  return ingredients.flatMap(({ text, metric, link }) =>
    present(text) ? { text: text.trim(), metric: present(metric), link } : [],
  );
}

/** The steps that say something. */
export function shownSteps(steps: readonly ShownStep[] = []): ShownStep[] {
  return steps.flatMap(({ text, url, tip }) =>
    present(text) ? { text: text.trim(), url, tip: present(tip) } : [],
  );
}

/** A tip that says something. */
export function shownTip(text: string | undefined, title?: string): ShownTip | undefined {
  const said = present(text);
  return said === undefined ? undefined : { title: present(title), text: said };
}

/** The times that can be read; of any other there is no line. */
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

/** The id of a recipe on its page: the first is `recipe`, where the article's jump link leads. */
export function recipeAnchor(indexOfKind: number): string {
  return indexOfKind === 0 ? 'recipe' : `recipe${indexOfKind + 1}`;
}

/** The id of one of its steps, counted from 1. */
export function stepAnchor(recipe: string, step: number): string {
  return `${recipe}-step-${step}`;
}
