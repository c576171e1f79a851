import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { comesWith } from './comesWith.ts';
import { constantTokensInPlace } from './constantTokens.ts';
import { cssTarget } from './cssTarget.ts';
import { linaria } from './linaria.ts';
import { addToManifest, entryOf } from './scriptApart.ts';

/** The script of the editor's page. */
export const editorAppSource = 'editor-preview/main.tsx';

/** What is there before an article can be worked on. */
const opened = new Set([editorAppSource, 'editor-preview/forms/BlockForm.tsx'].map((file) => resolve(file)));

const names = 'editor-';

/**
 * The build of the editor, apart from all other scripts, with one style sheet: were it built with them, what it shares with
 * islands would become a part of what readers load. It is a part of the client's build.
 */
export default defineConfig({
  logLevel: 'warn',
  plugins: [constantTokensInPlace(), linaria(), inManifest()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    cssCodeSplit: false,
    cssTarget,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: editorAppSource,
      output: {
        entryFileNames: `assets/${names}app-[hash].js`,
        chunkFileNames: `assets/${names}[name]-[hash].js`,
        assetFileNames: `assets/${names}[name]-[hash][extname]`,
        codeSplitting: {
          // One file of all that opening an article asks for, where each shared module would be one of its own.
          groups: [
            { name: (id, graph) => (comesWith(opened, id, graph) ? 'opened' : null), minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/** Names the editor in the client's manifest. */
function inManifest(): Plugin {
  return {
    name: 'pagewell:editor-in-manifest',
    writeBundle({ dir = '' }, bundle) {
      const css = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      const { fileName } = entryOf(Object.values(bundle), 'the editor');
      addToManifest(dir, { [editorAppSource]: { file: fileName, isEntry: true, css } });
    },
  };
}
