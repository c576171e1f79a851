import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { feature } from '#feature-kit/feature.ts';
import { bundleName } from '#schemas/bundleName.ts';

export default feature('schemas', {
  unlisted: ['/schemas/'],
  open: async ({ folders, log }) => {
    const { schemaRoutes } = await import('./schemaRoutes.ts');
    const bundle = path.join(folders.project, 'schemas', bundleName);
    if (!existsSync(bundle))
      log.warn({ file: bundle }, 'the schema bundle is missing, so its address returns 404: run the build');
    return { routes: await schemaRoutes(pathToFileURL(`${folders.project}/schemas/`)) };
  },
});
