import { build, mergeConfig, type Plugin } from 'vite';
import editor from './editor.config.ts';

/** Has the editor built with what readers get, beside it. */
export function editorApp(): Plugin {
  return {
    name: 'pagewell:editor-app',
    async writeBundle({ dir = '' }) {
      await build(mergeConfig(editor, { configFile: false, build: { outDir: dir } }));
    },
  };
}
