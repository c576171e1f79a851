import { widget } from '#transformer/registry/widget.ts';
import { laterRecipeParts } from '../cooking/laterRecipeParts.ts';
import { recipeAnchors } from '../cooking/recipeAnchors.ts';
import { recipeNodes } from '../cooking/recipeNodes.ts';
import { shownRecipe } from './shownRecipe.ts';

export default widget('recipe', {
  load: () => import('./Recipe.tsx'),
  layout: 'wide',
  reads: ['indexOfKind', 'hasFirstPicture', 'articlePicture'],
  laterParts: laterRecipeParts,
  structuredData: (data, page, place) => recipeNodes(shownRecipe(data), page, place),
  anchors: (data, place) => recipeAnchors(shownRecipe(data), place),
});
