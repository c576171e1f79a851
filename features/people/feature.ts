import { feature } from '#feature-kit/feature.ts';

export default feature('people', {
  entries: { 'people-pages': 'features/people/peoplePages.styles.ts' },
  open: async (parts) => {
    const { peopleRoutes } = await import('./peopleRoutes.ts');
    const { peopleInSitemap } = await import('./peopleInSitemap.ts');
    return { routes: peopleRoutes(parts), sitemap: () => peopleInSitemap(parts) };
  },
});
