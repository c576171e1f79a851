import type { BlockDataByType } from '../../schemas/generated/types.ts';
import {
  type ShownRecipe,
  type ShownSponsor,
  shownIngredients,
  shownSteps,
  shownTimes,
  shownTip,
} from '../cooking/shownRecipe.ts';
import { present } from '../ui/presentText.ts';

type RecipeData = BlockDataByType['recipe'];

/** What readers see of a recipe. */
export function shownRecipe(data: RecipeData): ShownRecipe {
  return {
    title: data.recipeTitle,
    description: present(data.recipeDescription),
    picture: data.image,
    servings: data.recipeServings,
    times: shownTimes({ prepTime: data.recipePrepTime, cookTime: data.recipeCookTime }),
    cuisine: present(data.recipeCuisine),
    category: present(data.recipeCategory),
    ingredients: shownIngredients(data.ingredients),
    steps: shownSteps(data.instructions),
    stepsTip: shownTip(data.tip?.description, data.tip?.title),
    sponsor: shownSponsor(data.sponsorship),
  };
}

/** A sponsor with a name. One that nobody can name is none: there is nothing to tell readers. */
function shownSponsor(sponsorship: RecipeData['sponsorship']): ShownSponsor | undefined {
  const { isSponsored = true, sponsorName, sponsorUrl, sponsorLogo, sponsorTracker } = sponsorship ?? {};
  const name = present(sponsorName) ?? present(sponsorLogo?.alt);
  if (!isSponsored || name === undefined) return undefined;
  return { name, url: sponsorUrl, logo: sponsorLogo, pixel: sponsorTracker };
}
