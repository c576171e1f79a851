import path from 'node:path';
import { build, type Plugin } from 'vite';
import { consentApisFile, consentApisSource } from '#features/partners/frames/consentApisFile.ts';

export function consentApis(): Plugin {
  return {
    name: 'pagewell:consent-apis',
    async writeBundle({ dir = '' }) {
      await buildConsentApis(dir);
    },
  };
}

/** A classic script: a frame with an opaque origin must not load our modules. @returns its source files */
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
