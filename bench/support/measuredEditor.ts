import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { prepareClock, pressToPaint, type Watched } from './paintClock.ts';

export type BlockOperation = 'add' | 'move' | 'remove';

export interface PressedKey {
  readonly key: string;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
}

export interface MeasuredEditor {
  readonly name: string;
  /** Makes an article of so many blocks, and says where it is opened. */
  readonly address: (blocks: number) => Promise<string>;
  readonly enter?: (page: Page) => Promise<void>;
  /** Evaluated in the page: milliseconds from its request until so many blocks can be edited. */
  readonly openedAfter: (blocks: number) => number | undefined;
  readonly typed: (blocks: number) => Watched;
  readonly ordered: Watched;
  readonly focusText: (page: Page, blocks: number) => Promise<void>;
  readonly focusBlocks: (page: Page, blocks: number) => Promise<void>;
  readonly keys: Readonly<Record<BlockOperation, string>>;
  readonly moves: readonly PressedKey[];
  /** Gzipped bytes of the scripts that were loaded when an article was opened last. */
  readonly scriptBytes: () => number;
  readonly noteScripts: (bytes: number) => void;
  readonly stop: () => Promise<void>;
}

export interface Opened {
  readonly page: Page;
  /** From the request to the painted page that can be worked on, in milliseconds. */
  readonly after: number;
  readonly focusText: () => Promise<void>;
  /** From the next key to the painted text, in milliseconds. */
  readonly typed: (press: () => Promise<void>) => Promise<number>;
  /** From the key of an operation to the painted page, in milliseconds. */
  readonly done: (operation: BlockOperation) => Promise<number>;
  readonly many: (operations: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const viewport = { width: 1440, height: 900 };
const timeLimit = 60_000;

export async function openEditor(on: Browser, editor: MeasuredEditor, blocks: number): Promise<Opened> {
  const context = await on.newContext({ viewport });
  const page = await context.newPage();
  page.setDefaultTimeout(timeLimit);
  await prepareClock(page);
  await editor.enter?.(page);
  const address = await editor.address(blocks);
  const scripts: Promise<number>[] = [];
  const note = (response: Response): void => {
    if (response.request().resourceType() === 'script' && response.frame() === page.mainFrame())
      scripts.push(response.body().then((body) => gzipSync(body).length));
  };
  page.on('response', note);
  await page.goto(address, { waitUntil: 'commit' });
  const opened = await page.waitForFunction(editor.openedAfter, blocks);
  const after = Number(await opened.jsonValue());
  page.off('response', note);
  editor.noteScripts((await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0));
  // What is loaded behind the first view comes before anything else is measured.
  await page.waitForTimeout(3_000);
  let areBlocksFocused = false;
  return {
    page,
    after,
    focusText: () => editor.focusText(page, blocks),
    typed: (press) => pressToPaint(page, editor.typed(blocks), press),
    done: async (operation) => {
      if (!areBlocksFocused) await editor.focusBlocks(page, blocks);
      areBlocksFocused = true;
      return pressToPaint(page, editor.ordered, () => page.keyboard.press(editor.keys[operation]));
    },
    many: async (operations) => {
      await editor.focusBlocks(page, blocks);
      await page.evaluate(
        async ({ keys, count }) => {
          for (let done = 0; done < count; done++) {
            const init = keys[done % keys.length];
            const key = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
            (document.activeElement ?? document.body).dispatchEvent(key);
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        },
        { keys: editor.moves, count: operations },
      );
      await page.waitForTimeout(5_000);
    },
    close: () => context.close(),
  };
}
