import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { linaria } from '#build/linaria.ts';

const entry = process.env.BENCH_ENTRY;
if (!entry) throw new Error('Run benchmarks with "npm run bench -- NAME".');

export default defineConfig({
  plugins: [linaria()],
  build: {
    ssr: true,
    cssMinify: false,
    outDir: 'dist/bench',
    emptyOutDir: false,
    target: 'node24',
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        [basename(entry, '.ts')]: entry,
        pgliteThread: 'content/database/opening/pgliteThread.ts',
        peerServer: 'bench/peers/peerServer.ts',
        plainValidate: 'bench/peers/plainValidate.ts',
        plainServer: 'bench/peers/plainServer.ts',
        articleCms: 'bench/peers/articleCms.ts',
      },
    },
  },
});
