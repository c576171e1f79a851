import type { BlockDataByType } from '#schemas/generated/types.ts';
import {
  type ShownRecipe,
  shownIngredients,
  shownSteps,
  shownTimes,
  shownTip,
} from '../cooking/shownRecipe.ts';
import { present } from '../ui/presentText.ts';

export function shownRecipe(data: BlockDataByType['recipe-v2']): ShownRecipe {
  const { servingsCount, servingSize, ...nutrition } = data.nutritionFacts ?? {};
  return {
    title: data.title,
    picture: data.imageUrl
      ? {
          src: data.imageUrl,
          alt: data.imageAlt,
          width: data.imageWidth,
          height: data.imageHeight,
          focus: data.imageFocus,
        }
      : undefined,
    servings: servingsCount,
    times: shownTimes(data.cookingTimes ?? {}),
    ingredients: shownIngredients(data.ingredients),
    ingredientsTip: shownTip(data.postIngredientsTip),
    substitutionUrl: data.substitutionUrl,
    steps: shownSteps(data.instructions),
    stepsTip: shownTip(data.postInstructionsTip),
    nutrition: { ...nutrition, servings: { count: servingsCount, label: present(servingSize) } },
  };
}
