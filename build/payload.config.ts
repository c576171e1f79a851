import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const publicPictures = 'adapters/payload/public/block-pictures';

const copyPictures: Plugin = {
  name: 'copy-block-pictures',
  closeBundle: () => {
    mkdirSync(publicPictures, { recursive: true });
    for (const picture of globSync('editor-preview/app/palette/pictures/*.light.webp'))
      copyFileSync(picture, path.join(publicPictures, path.basename(picture)));
  },
};

/** Payload is deployed separately: check and conversion of documents as one file without imports. */
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
