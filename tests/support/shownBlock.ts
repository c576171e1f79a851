import type { BlockType } from '#schemas/generated/types.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import type { BlockHtml } from '#transformer/render/blockHtml.ts';
import { renderBlock } from '#transformer/render/renderBlock.tsx';
import { blockContext, blockOf } from './blockContext.ts';
import { type BlockRenderer, blockRenderer } from './blockRenderer.ts';

let renderer: BlockRenderer;
beforeAll(async () => {
  renderer = await blockRenderer();
});

export function showBlock(type: BlockType, data: unknown, context: Partial<BlockContext> = {}): BlockHtml {
  const rendered = renderBlock(blockOf(type, data, context), blockContext(context), renderer);
  document.body.innerHTML = rendered.html;
  return rendered;
}
