import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { JsonLdNode } from '#transformer/structuredData.ts';
import { present } from '../ui/presentText.ts';
import { shownSources } from './shownSources.ts';

export function citationNodes(data: BlockDataByType['sources']): JsonLdNode[] {
  return shownSources(data).map(({ title, authors, publisher, year, url }) => ({
    '@type': 'CreativeWork',
    name: title.trim(),
    creditText: present(authors),
    publisher: present(publisher) && { '@type': 'Organization', name: present(publisher) },
    datePublished: year === undefined ? undefined : String(year),
    url: url && /^https?:/i.test(url) ? url : undefined,
  }));
}
