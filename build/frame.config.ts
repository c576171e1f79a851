import { defineConfig, type Plugin } from 'vite';
import { frameSource, payloadFrameSource } from '#shell/preview/frameSource.ts';
import { linaria } from './linaria.ts';
import { addToManifest, entriesOf } from './scriptApart.ts';

const names = 'preview-';

/** Needed only for faults in our frame, but immediately in a CMS's. */
const schemas = /\/schemas\/(?:catalogue[.]ts|generated\/blockSchemas[.]ts|(?!words\/).*[.]json)$/;

/**
 * Separate, so that readers' chunks stay the same. Outputs only scripts: Linaria derives class names from paths,
 * so the pages' style sheets fit.
 */
export default defineConfig({
  logLevel: 'warn',
  plugins: [parserOfTheServer(), linaria(), scriptsOnly(), inManifest()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    // In one sheet, so that no script loads another.
    cssCodeSplit: false,
    // They are deleted, and the minifier would warn of unknown selectors.
    cssMinify: false,
    // In kB. It renders all blocks, and only editors load it.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      input: { frame: frameSource, payload: payloadFrameSource },
      output: {
        entryFileNames: `assets/${names}[name]-[hash].js`,
        chunkFileNames: `assets/${names}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'shared', minShareCount: 2, test: (module) => !schemas.test(module), priority: 1 },
            { name: 'schemas', test: schemas },
          ],
        },
      },
    },
  },
});

/** A browser build would use the browser's parser, whose trees of malformed HTML differ. */
export function parserOfTheServer(): Plugin {
  return {
    name: 'pagewell:parser-of-the-server',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'html-dom-parser'
        ? this.resolve('html-dom-parser/lib/server/html-to-dom', importer, { skipSelf: true })
        : null;
    },
  };
}

function scriptsOnly(): Plugin {
  return {
    name: 'pagewell:scripts-only',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) if (output.type === 'asset') delete bundle[name];
    },
  };
}

function inManifest(): Plugin {
  return {
    name: 'pagewell:preview-frame-in-manifest',
    writeBundle({ dir = '' }, bundle) {
      addToManifest(dir, entriesOf(Object.values(bundle), [frameSource, payloadFrameSource]));
    },
  };
}
