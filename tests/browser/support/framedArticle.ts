import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import type { ArticleUpdate } from '#editor-preview/app/frame/articleUpdate.ts';
import type { EditorMessage, FrameMessage } from '#editor-preview/app/frame/messages.ts';

export interface TestBlock {
  id: string;
  type: string;
  data: unknown;
}

export interface FramedArticle {
  page: Page;
  frame: Frame;
  update: (update: Omit<ArticleUpdate, 'version'>) => Promise<number>;
  say: (message: EditorMessage) => Promise<void>;
  heard: <Kind extends FrameMessage['kind']>(kind: Kind) => Promise<Extract<FrameMessage, { kind: Kind }>[]>;
  loads: () => number;
}

declare global {
  interface Window {
    heard: FrameMessage[];
  }
}

const envelope = 'pagewell-preview-frame';

export async function frameArticle(page: Page, path: string): Promise<FramedArticle> {
  let version = 0;
  let loads = 0;
  page.on('framenavigated', (navigated) => {
    if (navigated.parentFrame() && navigated.url().includes('/editor/frame')) loads++;
  });
  await page.evaluate(
    ({ name, address }) => {
      window.heard = [];
      window.addEventListener('message', ({ data }) => {
        if (data?.[name]) window.heard.push(data[name]);
      });
      const frame = document.createElement('iframe');
      Object.assign(frame, { src: address, width: 1280, height: 860, title: 'The page' });
      document.body.replaceChildren(frame);
    },
    { name: envelope, address: `/editor/frame?${new URLSearchParams({ path })}` },
  );
  await page.waitForFunction(() => window.heard.some(({ kind }) => kind === 'ready'));
  const frame = page.frames().find((each) => each.url().includes('/editor/frame'));
  if (!frame) throw new Error('The frame is gone.');

  const say = (message: EditorMessage): Promise<void> =>
    page.evaluate(
      ({ name, said }) => {
        const target = document.querySelector('iframe')?.contentWindow;
        target?.postMessage({ [name]: said }, window.location.origin);
      },
      { name: envelope, said: message },
    );
  return {
    page,
    frame,
    say,
    loads: () => loads,
    heard: async (kind) => {
      const all = await page.evaluate(() => window.heard);
      return all.filter((message) => message.kind === kind) as never;
    },
    update: async (update) => {
      const number = ++version;
      await say({ kind: 'update', update: { version: number, ...update } });
      const painted = await page.waitForFunction(
        (wanted) => window.heard.find((message) => message.kind === 'painted' && message.version === wanted),
        number,
      );
      const message = await painted.jsonValue();
      return message?.kind === 'painted' ? message.milliseconds : Number.NaN;
    },
  };
}

export function exampleBlock(id: string, type: string, name = 'typical'): TestBlock {
  const { data } = JSON.parse(readFileSync(`fixtures/blocks/${type}.${name}.json`, 'utf8'));
  return { id, type, data };
}

export function wholeArticle(
  fields: { path: string; title: string },
  blocks: readonly TestBlock[],
): Omit<ArticleUpdate, 'version'> {
  return { fields, order: blocks.map(({ id }) => id), blocks: blocks.map((block) => [block.id, block]) };
}
