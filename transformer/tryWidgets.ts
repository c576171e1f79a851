import { pageContext } from './pageContext.ts';
import { type BlockRenderer, failureOfWidget } from './renderBlock.tsx';
import type { WidgetFailure } from './widgetFailure.ts';

/** A reader of no experiment and no country, whom nothing is hidden from. */
const anyReader = { experiments: {}, country: undefined, preview: true };

/** Tries blocks on their widgets, for whoever checks articles without making pages of them. */
export function tryWidgets(renderer: Pick<BlockRenderer, 'registry' | 'site'>): WidgetFailure {
  return (block, article) => {
    const page = pageContext(article, anyReader, renderer.site);
    return failureOfWidget(block, page, renderer)?.message;
  };
}
