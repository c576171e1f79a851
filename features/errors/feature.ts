import { feature } from '../parts/feature.ts';

/** What fails in readers' browsers is taken, without telling what they read. The script that counts a session watches for it. */
export default feature('errors', {
  open: async (parts) => ({
    routes: [(await import('./errorsRoute.ts')).errorsRoute(parts)],
  }),
});
