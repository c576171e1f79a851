import { siteLinks } from '#contracts/siteAddresses.ts';
import type { JsonLdNode } from '#transformer/registry/structuredData.ts';
import type { TopicLink } from '../topics/topicOf.ts';

/** From the list of topics to the page. `origin` is the site's scheme and host. */
export function breadcrumbList(topic: TopicLink | undefined, page: TopicLink, origin: string): JsonLdNode {
  const steps = [{ path: siteLinks.topics, name: 'Topics' }, ...(topic ? [topic] : []), page];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
