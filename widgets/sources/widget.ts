import { sourceAnchor } from '#transformer/citations.ts';
import { widget } from '#transformer/widget.ts';
import { citationNodes } from './citationNodes.ts';
import { shownSources } from './shownSources.ts';

export default widget('sources', {
  load: () => import('./Sources.tsx'),
  reads: ['citations', 'indexOfKind'],
  anchors: (data) => shownSources(data).map(({ id }) => sourceAnchor(id)),
  structuredData: citationNodes,
});
