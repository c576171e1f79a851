import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vite';
import { checkScript } from './cli/build/checkScript.ts';
import { comesWith } from './vite.comesWith.ts';

/** Programs that run in Node: each becomes `dist/server/<name>.js`. */
const programs = {
  main: 'server/main.ts',
  cli: 'cli/main.ts',
  checkWorker: 'cli/run/checkWorker.ts',
  pgliteThread: 'content/database/pgliteThread.ts',
};

/**
 * The sanitiser and all that it needs: 70 files, which every program and every thread of `pagewell validate` would look
 * for and read one by one.
 */
const bundledPackages = [
  'sanitize-html',
  'dayjs',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'escape-string-regexp',
  'htmlparser2',
  'is-plain-object',
  'launder',
  'nanoid',
  'parse-srcset',
  'picocolors',
  'postcss',
  'source-map-js',
];

/** Where `pagewell validate` begins, and what it loads as soon as its threads are on their way. */
const checking = new Set(['cli/commands/validate.ts', 'cli/run/checkInput.ts'].map((file) => resolve(file)));

/** The command's own modules, without those that threads load as well. */
const ownOfCommand = /\/cli\/(?!check\/)/;

/**
 * The build of what runs in Node. Linaria gives styles the same class names here as in the client build, because they
 * come from the file's place and the name of the constant.
 */
export default defineConfig({
  plugins: [wyw({ prefixer: false, include: ['**/*.{ts,tsx}'] }), checkScript()],
  ssr: { noExternal: bundledPackages },
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
      checks: { pluginTimings: false },
      input: Object.fromEntries(Object.entries(programs).filter(([, source]) => existsSync(source))),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // To find and read one file more takes almost a millisecond, and a run over twelve articles 150.
            {
              test: ownOfCommand,
              name: (id, graph) => (comesWith(checking, id, graph) ? 'checking' : null),
            },
          ],
        },
      },
    },
  },
});
