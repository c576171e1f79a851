import { blockIdAttribute } from '#contracts/previewMarks.ts';
import type { BlockHtml } from './blockHtml.ts';
import { escapeAttribute } from './escape.ts';
import type { PreparedBlock } from './preparedArticle.ts';
import type { LoadedRegistry } from './widget.ts';

/** What decides how a block stands among others. */
export interface BlockPlacing {
  registry: LoadedRegistry;
  /** The class of the box around a block that is wider than the reading column. */
  wideClass: string;
  /** Whether each block says which one it is. */
  preview: boolean;
}

/** A block's HTML as it stands in the reading column. */
export function blockInPlace(
  { type, id }: Pick<PreparedBlock, 'type' | 'id'>,
  { html }: Pick<BlockHtml, 'html'>,
  { registry, wideClass, preview }: BlockPlacing,
): string {
  const placed =
    registry.get(type)?.stands === 'wide' && html !== '' ? `<div class="${wideClass}">${html}</div>` : html;
  return preview ? `<div ${blockIdAttribute}="${escapeAttribute(id)}">${placed}</div>` : placed;
}
