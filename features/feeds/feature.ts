import { feature } from '../parts/feature.ts';

/** Feeds for readers who follow the publication, or a topic of it, in a program of their own. */
export default feature('feeds', {
  open: async (parts) => {
    const { feedRoutes } = await import('./feedRoutes.ts');
    return { routes: feedRoutes(parts) };
  },
});
