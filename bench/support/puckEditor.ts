import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { build } from 'vite';
import type { Article } from '#schemas/generated/types.ts';
import { likeBlocks, middleOf } from './likeBlocks.ts';
import type { MeasuredEditor } from './measuredEditor.ts';

const folder = 'dist/bench/puck';
const frame = '#preview-frame';
const nameAttribute = 'data-puck-component';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};

export async function startPuckEditor(): Promise<MeasuredEditor> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: 'bench/peers/puckEditor.tsx',
        output: { entryFileNames: 'puck.js' },
      },
    },
  });
  const css = readFileSync('node_modules/@puckeditor/core/dist/index.css');
  const html =
    '<!doctype html><title>Puck</title><link rel="stylesheet" href="/puck.css"><body><script type="module" src="/puck.js"></script>';
  let article = '';
  let scripts = 0;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const body =
      path === '/' ? html : path === '/article.json' ? article : path === '/puck.css' ? css : readBuilt(path);
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': types[extname(path)] ?? types['.html'],
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  const column = `[data-puck-dropzone="root:default-zone"]`;
  return {
    name: 'Puck',
    address: async (blocks) => {
      article = JSON.stringify({ content: contentOf(likeBlocks(blocks)), middle: middleOf(blocks) });
      return `http://127.0.0.1:${port}/`;
    },
    openedAfter: (blocks) => {
      const shown = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
      const last = shown?.querySelector(`[data-puck-component="block-${blocks - 1}"]`);
      return last && document.querySelector('input[name=text]') ? performance.now() : undefined;
    },
    typed: (blocks) => ({ frame, element: `[${nameAttribute}="block-${middleOf(blocks)}"]`, of: 'text' }),
    ordered: { frame, element: column, of: { order: nameAttribute } },
    focusText: async (page) => {
      await page.locator('input[name=text]:visible').first().click();
      await page.keyboard.press('End');
    },
    focusBlocks: async (page) => {
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
    },
    keys: { add: 'F2', move: 'F4', remove: 'F6' },
    moves: [{ key: 'F4' }],
    scriptBytes: () => scripts,
    noteScripts: (bytes) => {
      scripts = bytes;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readBuilt(path: string): Buffer | undefined {
  if (!/^\/(?:assets\/)?[\w.-]+\.(?:js|css)$/.test(path)) return undefined;
  return readFileSync(join(folder, path));
}

/** Blocks as components of Puck: the same data, but that items of lists are objects. */
function contentOf({ blocks }: Article): object[] {
  return blocks.map(({ id, type, data }) => {
    const given = data as Readonly<Record<string, unknown>>;
    const list = type === 'list' ? given.items : type === 'key-points' ? given.points : undefined;
    const items = Array.isArray(list) ? { items: list.map((text) => ({ text: String(text) })) } : {};
    return { type, props: { ...given, ...items, id } };
  });
}
