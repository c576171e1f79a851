import { anchorsInHtml, type BlockAnchors } from '#transformer/anchors.ts';
import type { LoadedWidget } from '#transformer/widget.ts';
import { registry } from './registry.ts';

/** By block type. The validator of the same type stands between content and these, so the data is what they take. */
const anchorsByType: ReadonlyMap<string, LoadedWidget['anchors']> = new Map(
  Object.values(registry).map(({ type, anchors }) => [type, anchors as LoadedWidget['anchors']]),
);

/** What each block type says in its `widget.ts` of the ids in its HTML, and those of the headings in its texts. */
export const blockAnchors: BlockAnchors = (block) => {
  const { type, data, indexOfKind = 0 } = block;
  return [...(anchorsByType.get(type)?.(data, { indexOfKind }) ?? []), ...anchorsInHtml(block)];
};
