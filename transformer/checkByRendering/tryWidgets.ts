import { pageContext } from '../render/pageContext.ts';
import { type BlockRenderer, faultOfWidget } from '../render/renderBlock.tsx';
import type { WidgetTrial } from './widgetTrial.ts';

const anyReader = { experiments: {}, country: undefined, preview: true };

export function tryWidgets(renderer: Pick<BlockRenderer, 'registry' | 'site'>): WidgetTrial {
  return (block, article) => {
    const page = pageContext({ ...article, citations: {}, gated: [] }, anyReader, renderer.site);
    return faultOfWidget(block, page, renderer);
  };
}
