import { build, type Plugin } from 'vite';
import { consentApisFile, consentApisSource } from '#features/partners/frames/consentApisFile.ts';

/**
 * Builds what answers for consent in the frames of partners, apart from all other scripts and as one that is no module: a frame
 * without an origin is let have no module of anybody's. No page loads it.
 */
export function consentApis(): Plugin {
  return {
    name: 'pagewell:consent-apis',
    async writeBundle({ dir = '' }) {
      await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            checks: { pluginTimings: false },
            input: consentApisSource,
            output: { format: 'iife', entryFileNames: consentApisFile },
          },
        },
      });
    },
  };
}
