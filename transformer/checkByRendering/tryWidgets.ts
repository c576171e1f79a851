import { pageContext } from '../page/pageContext.ts';
import { type BlockRenderer, faultOfWidget } from '../renderBlock.tsx';
import type { WidgetTrial } from './widgetTrial.ts';

/** A reader of no experiment and no country, whom nothing is hidden from. */
const anyReader = { experiments: {}, country: undefined, preview: true };

/** Tries blocks on their widgets, for whoever checks articles without making pages of them. */
export function tryWidgets(renderer: Pick<BlockRenderer, 'registry' | 'site'>): WidgetTrial {
  return (block, article) => {
    const page = pageContext({ ...article, citations: {}, gated: [] }, anyReader, renderer.site);
    return faultOfWidget(block, page, renderer);
  };
}
