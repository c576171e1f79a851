import { hydrate } from '#client/hydrate.tsx';
import { islandElement } from '#contracts/island.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { renderBlock } from '#transformer/render/renderBlock.tsx';
import { registry } from '#widgets/registry.ts';
import { blockContext, blockOf } from './blockContext.ts';
import { type BlockRenderer, blockRenderer } from './blockRenderer.ts';

let renderer: BlockRenderer;
beforeAll(async () => {
  renderer = await blockRenderer();
});

/** The HTML that the server sends for a block of this type, by the real pipeline. */
export function serverHtml(type: BlockType, data: unknown, context: Partial<BlockContext> = {}): string {
  return renderBlock(blockOf(type, data, context), blockContext(context), renderer).html;
}

/** Puts the server's HTML of a block on the page, as a reader gets it before any script has run. */
export function showIsland(type: BlockType, data: unknown, context: Partial<BlockContext> = {}): Element {
  document.body.innerHTML = serverHtml(type, data, context);
  const island = document.querySelector(islandElement);
  if (!island) throw new Error('There is no island on the page');
  return island;
}

/** Hydrates the island with its real component, and throws whatever takes it down, now or later. */
export async function hydrateIsland(island: Element, type: BlockType): Promise<void> {
  const { default: component } = await registry[type].load();
  hydrate(island, component, (cause) => {
    throw cause;
  });
}

export function collectReports(eventName: string): unknown[] {
  const reports: unknown[] = [];
  document.addEventListener(eventName, (event) => {
    if (event instanceof CustomEvent) reports.push(event.detail);
  });
  return reports;
}
