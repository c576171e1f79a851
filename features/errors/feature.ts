import { feature } from '../parts/feature.ts';

/**
 * Collects errors from readers' browsers, without page content. The script that counts sessions listens for
 * them.
 */
export default feature('errors', {
  open: async (parts) => ({
    routes: [(await import('./errorsRoute.ts')).errorsRoute(parts)],
  }),
});
