import type { ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { RecipeCard } from '../cooking/RecipeCard.tsx';
import { shownRecipe } from './shownRecipe.ts';

/** A recipe with its description, tip and sponsor. Without ingredients and steps nothing is shown. */
export default function Recipe({
  data,
  block,
}: WidgetProps<BlockDataByType['recipe'], 'indexOfKind' | 'holdsFirstPicture'>): ReactNode {
  return <RecipeCard recipe={shownRecipe(data)} block={block} />;
}
