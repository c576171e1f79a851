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

export function serverHtml(type: BlockType, data: unknown, context: Partial<BlockContext> = {}): string {
  return renderBlock(blockOf(type, data, context), blockContext(context), renderer).html;
}

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
