import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { comesWith } from './comesWith.ts';
import { constantTokensInPlace } from './constantTokens.ts';
import { cssTarget } from './cssTarget.ts';
import { linaria } from './linaria.ts';
import { addToManifest, entryOf } from './scriptApart.ts';

export const editorAppSource = 'editor-preview/app/main.tsx';

const opened = new Set(
  [editorAppSource, 'editor-preview/app/forms/BlockForm.tsx'].map((file) => resolve(file)),
);

const names = 'editor-';

/** Separate: built with the readers' scripts, shared modules would end up in their chunks. One style sheet. */
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
          // One chunk for opening an article, instead of one for each shared module.
          groups: [
            { name: (id, graph) => (comesWith(opened, id, graph) ? 'opened' : null), minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/** The gallery shows the pictures of block types too. */
function inManifest(): Plugin {
  return {
    name: 'pagewell:editor-in-manifest',
    writeBundle({ dir = '' }, bundle) {
      const css = Object.keys(bundle).filter((name) => name.endsWith('.css'));
      const { fileName } = entryOf(Object.values(bundle), 'the editor');
      const pictures = Object.values(bundle).flatMap((output) =>
        output.type === 'asset'
          ? output.originalFileNames.map((source) => [source, { file: output.fileName }])
          : [],
      );
      addToManifest(dir, {
        ...Object.fromEntries(pictures),
        [editorAppSource]: { file: fileName, isEntry: true, css },
      });
    },
  };
}
