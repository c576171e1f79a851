import type { BlockDataByType } from '#schemas/generated/types.ts';
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

/** A sponsor without a name is shown too: readers must know that there is one. */
function shownSponsor(sponsorship: RecipeData['sponsorship']): ShownSponsor | undefined {
  if (!isPaidFor(sponsorship)) return undefined;
  const { sponsorName, sponsorUrl, sponsorLogo, sponsorTracker } = sponsorship;
  const name = present(sponsorName) ?? present(sponsorLogo?.alt);
  return { name, url: sponsorUrl, logo: sponsorLogo, pixel: sponsorTracker };
}

/** Whether it says so, or names anything of a sponsor and does not deny it. */
function isPaidFor(
  sponsorship: RecipeData['sponsorship'],
): sponsorship is NonNullable<RecipeData['sponsorship']> {
  const { isSponsored, ...sponsor } = sponsorship ?? {};
  return isSponsored ?? Object.keys(sponsor).length > 0;
}
