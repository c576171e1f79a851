import type { ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { RecipeCard } from '../cooking/RecipeCard.tsx';
import { shownRecipe } from './shownRecipe.ts';

/** A recipe with cooking times, nutrition facts, and tips where they help. Without ingredients and steps nothing is shown. */
export default function RecipeV2({
  data,
  block,
}: WidgetProps<BlockDataByType['recipe-v2'], 'indexOfKind' | 'holdsFirstPicture'>): ReactNode {
  return <RecipeCard recipe={shownRecipe(data)} block={block} />;
}
