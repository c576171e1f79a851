import { pathToFileURL } from 'node:url';
import { feature } from '../feature.ts';

/** What an article may be, for every program that writes or checks articles, code editors among them. */
export default feature('schemas', {
  unlisted: ['/schemas/'],
  open: async ({ folders }) => {
    const { schemaRoutes } = await import('./schemaRoutes.ts');
    return { routes: await schemaRoutes(pathToFileURL(`${folders.project}/schemas/`)) };
  },
});
