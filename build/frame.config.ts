import { defineConfig, type Plugin } from 'vite';
import { frameSource, payloadFrameSource } from '#shell/preview/frameSource.ts';
import { linaria } from './linaria.ts';
import { addToManifest, entriesOf } from './scriptApart.ts';

const names = 'preview-';

/** What our frame needs only where something is wrong, and that of a CMS at once. */
const schemas = /\/schemas\/(?:catalogue[.]ts|generated\/blockSchemas[.]ts|.*[.]json)$/;

/**
 * The build of the scripts of the preview's frame, ours and that of a CMS, which render blocks as the server does, apart from all other scripts: were
 * it built with them, what it shares with islands would change how readers' scripts are cut. Nothing but its scripts is
 * kept. Its style sheets are those of the pages: Linaria gives styles the same class names, because they come from the
 * file's place and the name of the constant.
 */
export default defineConfig({
  logLevel: 'warn',
  plugins: [parserOfTheServer(), linaria(), scriptsOnly(), inManifest()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    // In one sheet, so that no script asks for those of its own.
    cssCodeSplit: false,
    // Nobody gets them, and the minifier would warn of selectors that it does not know.
    cssMinify: false,
    // In kilobytes. It renders all blocks there are, for people of the editor alone.
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

/**
 * HTML is parsed as on the server. Browsers have a parser of their own, which would be taken here, and which makes
 * other trees of HTML that is not well formed.
 */
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
