import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** Where Payload's own server sends files from. */
const publicPictures = 'adapters/payload/public/block-pictures';

/** The pictures by which block types are chosen, as in our own editor. */
const copyPictures: Plugin = {
  name: 'copy-block-pictures',
  closeBundle: () => {
    mkdirSync(publicPictures, { recursive: true });
    for (const picture of globSync('editor-preview/palette/pictures/*.light.webp'))
      copyFileSync(picture, path.join(publicPictures, path.basename(picture)));
  },
};

/**
 * The build of what Payload needs of ours (`adapters/payload/`): the check and the translation of documents, as one file that
 * imports nothing, and the pictures of block types. Payload is a package of its own, with packages of its own, and is deployed without us.
 */
export default defineConfig({
  plugins: [copyPictures],
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
