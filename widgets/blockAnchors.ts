import { anchorsInHtml, type BlockAnchors } from '#transformer/registry/anchors.ts';
import type { LoadedWidget } from '#transformer/registry/widget.ts';
import { registry } from './registry.ts';

/** By block type. The type's validator has accepted the data before, so it fits the function. */
const anchorsByType: ReadonlyMap<string, LoadedWidget['anchors']> = new Map(
  Object.values(registry).map(({ type, anchors }) => [type, anchors as LoadedWidget['anchors']]),
);

export const blockAnchors: BlockAnchors = (block) => {
  const { type, data, indexOfKind = 0 } = block;
  return [...(anchorsByType.get(type)?.(data, { indexOfKind }) ?? []), ...anchorsInHtml(block)];
};
