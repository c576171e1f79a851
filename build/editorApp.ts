import { build, type Plugin } from 'vite';
import { constantTokensInPlace } from './constantTokens.ts';
import { linaria } from './linaria.ts';
import { addToManifest, madeOf } from './scriptApart.ts';

/** The script of the editor's page. */
export const editorAppSource = 'editor-preview/main.tsx';

/**
 * Builds the editor apart from all other scripts, with one style sheet: were it built with them, what it shares with
 * islands would become a part of what readers load.
 *
 * @param cssTarget the browsers that style sheets are made for
 */
export function editorApp(cssTarget: string[]): Plugin {
  return {
    name: 'pagewell:editor-app',
    async writeBundle({ dir = '' }) {
      const outcome = await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [constantTokensInPlace(), linaria()],
        build: {
          outDir: dir,
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
              entryFileNames: 'assets/editor-app-[hash].js',
              chunkFileNames: 'assets/editor-[name]-[hash].js',
              assetFileNames: 'assets/editor-[name]-[hash][extname]',
            },
          },
        },
      });
      const { entry, outputs } = madeOf(outcome, 'the editor');
      const css = outputs.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'));
      addToManifest(dir, { [editorAppSource]: { file: entry.fileName, isEntry: true, css } });
    },
  };
}
