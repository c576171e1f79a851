import { feature } from '../parts/feature.ts';

/**
 * Collects errors from readers' browsers, without the page that they read. The script that counts sessions
 * listens for them.
 */
export default feature('errors', {
  open: async (parts) => ({
    routes: [(await import('./errorsRoute.ts')).errorsRoute(parts)],
  }),
});
