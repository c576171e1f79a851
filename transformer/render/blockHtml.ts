import { blockIdAttribute } from '#contracts/previewMarks.ts';
import type { PreparedBlock, ShownBlock } from '../article/preparedArticle.ts';
import { escapeAttribute } from '../html/escape.ts';
import type { LoadedRegistry } from '../registry/widget.ts';
import type { Fault } from './fault.ts';

export interface FaultInBlock {
  block: ShownBlock;
  fault: Fault;
}

export interface BlockHtml {
  html: string;
  shown: readonly ShownBlock[];
  faults: readonly FaultInBlock[];
  /** Whether a widget threw and a part is missing: cached only briefly. */
  degraded: boolean;
}

export interface BlockPlacing {
  registry: LoadedRegistry;
  wideClass: string;
  preview: boolean;
}

export function placedHtml(
  { type, id }: Pick<PreparedBlock, 'type' | 'id'>,
  { html }: Pick<BlockHtml, 'html'>,
  { registry, wideClass, preview }: BlockPlacing,
): string {
  const placed =
    registry.get(type)?.layout === 'wide' && html !== '' ? `<div class="${wideClass}">${html}</div>` : html;
  return preview ? `<div ${blockIdAttribute}="${escapeAttribute(id)}">${placed}</div>` : placed;
}
