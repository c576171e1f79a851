import { feature } from '#feature-kit/feature.ts';

export default feature('feeds', {
  open: async (parts) => {
    const { feedRoutes } = await import('./feedRoutes.ts');
    return { routes: feedRoutes(parts) };
  },
});
