import { feature } from '../parts/feature.ts';

/** RSS feeds of the publication and of each topic. */
export default feature('feeds', {
  open: async (parts) => {
    const { feedRoutes } = await import('./feedRoutes.ts');
    return { routes: feedRoutes(parts) };
  },
});
