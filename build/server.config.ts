import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';
import { linaria } from './linaria.ts';

const programs = {
  main: 'server/main.ts',
  cli: 'cli/main.ts',
  pgliteThread: 'content/database/opening/pgliteThread.ts',
  checkThread: 'server/checks/checkThread.ts',
  checkerThreadMain: 'cli/threads/checkerThreadMain.ts',
};

/** Linaria derives class names from paths, so they match the client's build. */
export default defineConfig({
  plugins: [linaria()],
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    minify: false,
    // Readers get CSS from the client's build.
    cssMinify: false,
    sourcemap: true,
    rolldownOptions: {
      // Linaria takes most of the time. A call-out contains other blocks, which are also loaded by themselves.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      input: Object.fromEntries(Object.entries(programs).filter(([, source]) => existsSync(source))),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
