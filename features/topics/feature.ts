import { feature } from '../parts/feature.ts';

/** The list of topics, and a page for each: its introduction, its lead article, picks and guides. */
export default feature('topics', {
  entries: { 'topic-pages': 'features/topics/topicPages.styles.ts' },
  open: async (parts) => {
    const { topicRoutes } = await import('./topicRoutes.ts');
    const { topicsInSitemap } = await import('./topicsInSitemap.ts');
    return { routes: topicRoutes(parts), sitemap: () => topicsInSitemap(parts) };
  },
});
