import type { ReactNode } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { RecipeCard } from '../cooking/RecipeCard.tsx';
import { shownRecipe } from './shownRecipe.ts';

export default function Recipe({
  data,
  block,
}: WidgetProps<'recipe', 'indexOfKind' | 'hasFirstPicture' | 'articlePicture'>): ReactNode {
  return <RecipeCard recipe={shownRecipe(data)} block={block} />;
}
