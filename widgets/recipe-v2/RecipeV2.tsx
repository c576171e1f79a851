import type { ReactNode } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { RecipeCard } from '../cooking/RecipeCard.tsx';
import { shownRecipe } from './shownRecipe.ts';

export default function RecipeV2({
  data,
  block,
}: WidgetProps<'recipe-v2', 'indexOfKind' | 'hasFirstPicture' | 'articlePicture'>): ReactNode {
  return <RecipeCard recipe={shownRecipe(data)} block={block} />;
}
