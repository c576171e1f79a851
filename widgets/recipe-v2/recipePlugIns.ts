import type { ClaimContext } from '#transformer/fromHtml/claim.ts';
import { find, findAll } from '#transformer/fromHtml/tree/selector.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import type { TreeElement } from '#transformer/html/treeNodes.ts';
import { type FoundRecipe, inSection } from './recipeData.ts';
import { caloriesIn } from './recipeValues.ts';

export const recipePlugIns = '.wprm-recipe-container, .tasty-recipes';

const name = '.wprm-recipe-name, .tasty-recipes-title';
const ingredients = '.wprm-recipe-ingredient, .tasty-recipes-ingredients li';
const steps = '.wprm-recipe-instruction, .tasty-recipes-instructions li';
const stepGroup = '.wprm-recipe-instruction-group';
const stepGroupName = '.wprm-recipe-instruction-group-name';
const tips = '.wprm-recipe-notes, .tasty-recipes-notes-body';
const times: Readonly<Record<string, string>> = {
  prepTime: '.wprm-recipe-prep-time-container, .tasty-recipes-prep-time',
  cookTime: '.wprm-recipe-cook-time-container, .tasty-recipes-cook-time',
  totalTime: '.wprm-recipe-total-time-container, .tasty-recipes-total-time',
};
/** Labels, buttons, rating and print links, which the block does not need. */
const labels = `.wprm-recipe-header, .wprm-recipe-details-label, .wprm-screen-reader-text, .screen-reader-text, .tasty-recipes-label,
  .tasty-recipes-buttons, .tasty-recipes-rating, .wprm-recipe-print, .wprm-recipe-rating, h3, button`;

/** @param described the plug-in's JSON-LD for the same recipe; undefined if the HTML has none */
export function recipeOfPlugIn(
  element: TreeElement,
  described: FoundRecipe | undefined,
  context: ClaimContext,
): FoundRecipe {
  const hidden = findAll(
    [element],
    '.sr-only, .wprm-screen-reader-text, .screen-reader-text, .wprm-recipe-details-label',
  );
  const text = (part: TreeElement | undefined): string =>
    context.text(withoutNodes(part ? [part] : [], hidden));
  const parts = (selector: string): TreeElement[] => findAll([element], selector);
  const timesShown = Object.entries(times).flatMap(([field, selector]) => {
    const part = find([element], selector);
    return part ? [{ field, part }] : [];
  });
  const image = find([element], 'img');
  const calories = find([element], '.wprm-nutrition-label-text-nutrition-container-calories');
  const amount = caloriesIn(text(calories));
  const groups = parts(stepGroup).map((group) => ({
    heading: find([group], stepGroupName),
    steps: findAll([group], steps),
  }));
  const sections = groups.length > 1 ? groups : [{ heading: undefined, steps: parts(steps) }];
  const read = [
    ...[name, ingredients, steps, tips, labels].flatMap(parts),
    ...timesShown.map(({ part }) => part),
    ...sections.flatMap(({ heading }) => heading ?? []),
    ...(amount === undefined ? [] : [calories]),
    ...hidden,
  ];
  const rest = context.text(withoutNodes([element], read));
  if (rest !== '') context.note('lost', 'left-over', rest);
  const shownTimes = Object.fromEntries(timesShown.map(({ field, part }) => [field, text(part)]));
  const nutrition = { ...(amount === undefined ? {} : { calories: amount }), ...described?.nutrition };
  return {
    title: text(find([element], name)),
    picture: pictureOf(image && context.picture(image), described?.picture),
    times: { ...shownTimes, ...described?.times },
    ingredients: parts(ingredients).map(text),
    steps: sections.flatMap((section) => inSection(text(section.heading), section.steps.map(text))),
    tip: text(find([element], tips)),
    nutrition,
    unread: described?.unread?.filter(({ field }) => !(field in shownTimes || field in nutrition)) ?? [],
  };
}

/** The picture in the JSON-LD is the larger one; the one on the page has the alternative text. */
function pictureOf(shown: FoundRecipe['picture'], described: FoundRecipe['picture']): FoundRecipe['picture'] {
  return described?.src === undefined
    ? shown
    : { ...described, ...(shown?.alt === undefined ? {} : { alt: shown.alt }) };
}
