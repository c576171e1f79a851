import { feature } from '#feature-kit/feature.ts';

/** Without the page that readers read. The script that counts sessions listens for errors. */
export default feature('errors', {
  open: async (parts) => ({
    routes: [(await import('./errorsRoute.ts')).errorsRoute(parts)],
  }),
});
