import { blockIdAttribute } from '#contracts/previewMarks.ts';
import { escapeAttribute } from './escape.ts';
import type { Fault } from './fault.ts';
import type { PreparedBlock, ShownBlock } from './preparedArticle.ts';
import type { LoadedRegistry } from './widget.ts';

/** A fault found while a block was rendered, and the block it is in: that one, or one inside it. */
export interface FaultInBlock {
  block: ShownBlock;
  fault: Fault;
}

/** A block as HTML, with all that the page needs to know of it. */
export interface BlockHtml {
  html: string;
  /** The blocks that readers see of it, in reading order: itself and those inside it. Empty where it shows nothing. */
  shown: readonly ShownBlock[];
  faults: readonly FaultInBlock[];
  /** Whether part of it is missing because a widget threw: such a page is not kept for long. */
  degraded: boolean;
}

/** What decides how a block stands among others. */
export interface BlockPlacing {
  registry: LoadedRegistry;
  /** The class of the box around a block that is wider than the reading column. */
  wideClass: string;
  /** Whether each block says which one it is. */
  preview: boolean;
}

/** A block's HTML as it stands in the reading column. */
export function placedHtml(
  { type, id }: Pick<PreparedBlock, 'type' | 'id'>,
  { html }: Pick<BlockHtml, 'html'>,
  { registry, wideClass, preview }: BlockPlacing,
): string {
  const placed =
    registry.get(type)?.stands === 'wide' && html !== '' ? `<div class="${wideClass}">${html}</div>` : html;
  return preview ? `<div ${blockIdAttribute}="${escapeAttribute(id)}">${placed}</div>` : placed;
}
