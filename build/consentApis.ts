import path from 'node:path';
import { build, type Plugin } from 'vite';
import { consentApisFile, consentApisSource } from '#features/partners/frames/consentApisFile.ts';

/** Has {@link buildConsentApis} run with the build of what readers get. */
export function consentApis(): Plugin {
  return {
    name: 'pagewell:consent-apis',
    async writeBundle({ dir = '' }) {
      await buildConsentApis(dir);
    },
  };
}

/**
 * Builds what answers for consent in the frames of partners, apart from all other scripts and as one that is no module: a frame
 * without an origin is let have no module of anybody's. No page loads it.
 *
 * @returns the files that it was built from
 */
export async function buildConsentApis(folder: string, root = process.cwd()): Promise<ReadonlySet<string>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: path.join(root, consentApisSource),
        output: { format: 'iife', entryFileNames: consentApisFile },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Set(outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : [])));
}
