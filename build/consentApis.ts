import path from 'node:path';
import { build, type Plugin } from 'vite';
import { consentApisFile, consentApisSource } from '#features/partners/frames/consentApisFile.ts';

/** Runs {@link buildConsentApis} with the readers' build. */
export function consentApis(): Plugin {
  return {
    name: 'pagewell:consent-apis',
    async writeBundle({ dir = '' }) {
      await buildConsentApis(dir);
    },
  };
}

/**
 * Builds the consent API for partners' frames as a classic script: a frame with an opaque origin must not load our modules. No page loads it.
 * @returns its source files
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
