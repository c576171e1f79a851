import type { BlockType } from '#schemas/generated/types.ts';
import type { Rule } from '../../engine/rule.ts';
import type { BlockSubject } from '../../engine/subjects/subjects.ts';

/** No prose, and nothing that they summarise; a calculator is what its page is for. The bar is above the header anyway. */
const allowedBefore: ReadonlySet<BlockType> = new Set([
  'affiliate-disclosure',
  'announcement-bar',
  'note',
  'image',
  'video',
  'calculator',
]);

export const rule: Rule = {
  id: 'key-points/late',
  severity: 'warning',
  summary: 'Key points are not at the beginning of the article.',
  article({ blocksOf, topBlocks }, report) {
    for (const box of blocksOf('key-points')) {
      const preceding = topBlocks.slice(
        0,
        topBlocks.findIndex(({ position }) => position === box.position),
      );
      const first = box.parent ?? preceding.find((block) => isTooEarly(block, box));
      if (!first) continue;
      report(
        box.place(),
        box.parent
          ? 'These key points are inside another block. Make them the first block of the article.'
          : 'These key points are after other blocks. Move them before the first text, where readers look for them.',
        { related: [{ place: first.place(), message: 'This block is before them.' }] },
      );
    }
  },
};

function isTooEarly({ type, prepared }: BlockSubject, box: BlockSubject): boolean {
  const isOtherVersion =
    type === 'key-points' && prepared.when !== undefined && box.prepared.when !== undefined;
  return !isOtherVersion && !allowedBefore.has(type);
}
