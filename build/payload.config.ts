import { defineConfig } from 'vite';

/**
 * The build of what Payload needs of ours (`adapters/payload/`): the check and the translation of documents, as one file that
 * imports nothing. Payload is a package of its own, with packages of its own, and is deployed without us.
 */
export default defineConfig({
  ssr: { noExternal: true },
  build: {
    ssr: 'adapters/payload/pagewell/entry.ts',
    target: 'node22',
    outDir: 'adapters/payload/pagewell',
    emptyOutDir: false,
    minify: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'bundle.js', codeSplitting: false } },
  },
});
