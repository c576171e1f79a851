import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';
import { linaria } from './linaria.ts';

/** Programs that run in Node: each becomes `dist/server/<name>.js`. */
const programs = {
  main: 'server/main.ts',
  cli: 'cli/main.ts',
  pgliteThread: 'content/database/opening/pgliteThread.ts',
  checkThread: 'server/checks/checkThread.ts',
  checkerThreadMain: 'cli/threads/checkerThreadMain.ts',
};

/**
 * The build of what runs in Node. Linaria gives styles the same class names here as in the client build, because they
 * come from the file's place and the name of the constant.
 */
export default defineConfig({
  plugins: [linaria()],
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    minify: false,
    // What is sent comes from the client build.
    cssMinify: false,
    sourcemap: true,
    rolldownOptions: {
      // Linaria runs the style files; that this takes most of the time is known and no news to whoever starts this.
      // A call-out holds other blocks, which come with it as well as by themselves.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      input: Object.fromEntries(Object.entries(programs).filter(([, source]) => existsSync(source))),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
});
