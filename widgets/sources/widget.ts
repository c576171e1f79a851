import type { BlockDataByType } from '#schemas/generated/types.ts';
import { sourceAnchor } from '#transformer/article/citations.ts';
import type { JsonLdNode } from '#transformer/registry/structuredData.ts';
import { widget } from '#transformer/registry/widget.ts';
import { present } from '../ui/presentText.ts';
import { sectionAnchor } from '../ui/sectionAnchor.ts';
import { shownSources } from './shownSources.ts';

export default widget('sources', {
  load: () => import('./Sources.tsx'),
  reads: ['citations', 'indexOfKind'],
  anchors: (data, { indexOfKind }) => [
    sectionAnchor({ type: 'sources', indexOfKind }),
    ...shownSources(data).map(({ id }) => sourceAnchor(id)),
  ],
  structuredData: citationNodes,
});

function citationNodes(data: BlockDataByType['sources']): JsonLdNode[] {
  return shownSources(data).map(({ title, authors, publisher, year, url }) => ({
    '@type': 'CreativeWork',
    name: title.trim(),
    creditText: present(authors),
    publisher: present(publisher) && { '@type': 'Organization', name: present(publisher) },
    datePublished: year === undefined ? undefined : String(year),
    url: url && /^https?:/i.test(url) ? url : undefined,
  }));
}
