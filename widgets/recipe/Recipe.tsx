import type { ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { RecipeCard } from '../cooking/RecipeCard.tsx';
import { shownRecipe } from './shownRecipe.ts';

export default function Recipe({
  data,
  block,
}: WidgetProps<BlockDataByType['recipe'], 'indexOfKind' | 'holdsFirstPicture'>): ReactNode {
  return <RecipeCard recipe={shownRecipe(data)} block={block} />;
}
