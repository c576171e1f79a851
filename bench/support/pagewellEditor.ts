import { blockIdAttribute, blocksAttribute } from '#contracts/previewMarks.ts';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import { likeBlocks, middleOf } from './likeBlocks.ts';
import type { MeasuredEditor } from './measuredEditor.ts';
import { startBuiltServer } from './startBuiltServer.ts';

const token = 'a-token-for-benchmarks';
const frame = 'iframe';

export async function startPagewellEditor(log: number): Promise<MeasuredEditor> {
  const server = await startBuiltServer(log, { environment: { EDITOR_TOKEN: token } });
  let articles = 0;
  let scripts = 0;
  return {
    name: 'Pagewell',
    enter: async (page) => {
      await page.goto(`${server.origin}/editor`);
      await page.getByLabel('Editor token').fill(token);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Articles' }).waitFor();
    },
    address: async (blocks) => {
      const path = `/bench/article-${++articles}`;
      const query = new URLSearchParams({ path });
      const answer = await fetch(`${server.origin}${editorAddresses.wholeArticle}?${query}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...likeBlocks(blocks), path }),
      });
      if (!answer.ok) throw new Error(`The article was not taken: ${await answer.text()}`);
      return `${server.origin}/editor/article?${query}`;
    },
    openedAfter: (blocks) => {
      const shown = document.querySelector('iframe');
      const last = shown?.contentDocument?.querySelector(`[data-block-id="block-${blocks - 1}"]`);
      const isPainted = Number(shown?.dataset.painted) > 0 && document.querySelector('[role=treeitem]');
      return last && isPainted ? performance.now() : undefined;
    },
    typed: (blocks) => ({
      frame,
      element: `[${blockIdAttribute}="block-${middleOf(blocks)}"]`,
      of: 'text',
    }),
    ordered: { frame, element: `[${blocksAttribute}]`, of: { order: blockIdAttribute } },
    focusText: async (page, blocks) => {
      await page.locator(rowOf(blocks)).click();
      const field = page.getByRole('region', { name: 'Block' }).getByRole('textbox').first();
      await field.focus();
      await page.keyboard.press('End');
    },
    focusBlocks: (page, blocks) => page.locator(rowOf(blocks)).click(),
    keys: { add: 'Control+d', move: 'Alt+Shift+ArrowDown', remove: 'Delete' },
    moves: [
      { key: 'ArrowDown', altKey: true, shiftKey: true },
      { key: 'ArrowUp', altKey: true, shiftKey: true },
    ],
    scriptBytes: () => scripts,
    noteScripts: (bytes) => {
      scripts = bytes;
    },
    stop: server.stop,
  };
}

function rowOf(blocks: number): string {
  return `[data-row="block-${middleOf(blocks)}"]`;
}
