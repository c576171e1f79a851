import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';

const folder = 'dist/bench/twin';
const script = 'twin.js';

/** The plain React page, built for production and served by a server of its own. */
export async function startReactTwin(): Promise<{ address: string; stop: () => Promise<void> }> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: 'bench/peers/reactTwin.tsx', output: { entryFileNames: script } },
    },
  });
  const code = readFileSync(join(folder, script));
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Twin</title><link rel="icon" href="data:,"><body><script type="module" src="/${script}"></script>`;
  const server = createServer(({ url }, response) => {
    const isScript = url === `/${script}`;
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isScript ? code : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
