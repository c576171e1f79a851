import { feature } from '#feature-kit/feature.ts';

export default feature('topics', {
  entries: {
    'topic-pages': 'features/topics/topicPages.styles.ts',
    'topics-page': 'features/topics/topicsPage.styles.ts',
  },
  open: async (parts) => {
    const { topicRoutes } = await import('./topicRoutes.ts');
    const { topicsInSitemap } = await import('./topicsInSitemap.ts');
    return { routes: topicRoutes(parts), sitemap: () => topicsInSitemap(parts) };
  },
});
