import { isoRecipeTime, type RecipeTime } from '#contracts/cooking/recipeTime.ts';
import type { DescribedPage, JsonLdNode } from '#transformer/registry/structuredData.ts';
import { type Nutrient, nutrientRows, roundedCalories } from './nutritionLabel.ts';
import { isShown, recipeAnchor, type ShownNutrition, type ShownRecipe, stepAnchor } from './shownRecipe.ts';

/** The values that readers see. None without an image, because search engines ignore it. */
export function recipeNodes(
  recipe: ShownRecipe,
  page: DescribedPage,
  { indexOfKind }: { indexOfKind: number },
): JsonLdNode[] {
  const { title, picture, ingredients, steps, times, servings, nutrition } = recipe;
  const image = picture && page.pictureAddress(picture.src);
  if (image === undefined || !isShown(recipe)) return [];
  const id = recipeAnchor(indexOfKind);
  return [
    {
      '@type': 'Recipe',
      '@id': `${page.address}#${id}`,
      name: title,
      description: recipe.description,
      image,
      author: page.authors.length > 0 ? page.authors : page.publisher,
      prepTime: iso(times.prepTime),
      cookTime: iso(times.cookTime),
      totalTime: iso(times.totalTime),
      recipeYield: servings && `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
      recipeCategory: recipe.category,
      recipeCuisine: recipe.cuisine,
      recipeIngredient: ingredients.map(({ text }) => text),
      recipeInstructions: steps.map(({ text }, index) => ({
        '@type': 'HowToStep',
        text,
        url: `${page.address}#${stepAnchor(id, index + 1)}`,
      })),
      nutrition: nutrition && nutritionNode(nutrition),
    },
  ];
}

function iso(time: RecipeTime | undefined): string | undefined {
  return time && isoRecipeTime(time);
}

function nutritionNode(nutrition: ShownNutrition): JsonLdNode | undefined {
  const { calories, servings } = nutrition;
  const rows = nutrientRows(nutrition);
  if (calories === undefined && rows.length === 0) return undefined;
  return {
    '@type': 'NutritionInformation',
    servingSize: servings.label,
    calories: calories === undefined ? undefined : `${roundedCalories(calories)} calories`,
    ...Object.fromEntries(rows.map(({ nutrient, amount }) => [nutrient satisfies Nutrient, spaced(amount)])),
  };
}

/** "4.5g" in schema.org's form: "4.5 g". */
function spaced(amount: string): string {
  return amount.replace(/m?g$/, ' $&');
}
