import type { Rule } from '../../engine/rule.ts';

/** A bare number, or one after a generic word. `pick-1` is a name: the editor's first pick. */
const numbered = /^(?:block|node|item|element|component|section|row|b)?[-_]?(\d{1,4})$/i;

/** Fewer may be chance. */
const fewest = 3;

export const rule: Rule = {
  id: 'id/unstable',
  severity: 'warning',
  summary: 'Block ids are numbered by position.',
  article({ topBlocks: top }, report) {
    const numbers = top.flatMap((block) => {
      const number = numbered.exec(block.id)?.[1];
      return number === undefined ? [] : [{ block, offset: Number(number) - block.position }];
    });
    if (numbers.length < fewest || numbers.length < top.length / 2) return;
    const [first, ...others] = numbers;
    if (!first || first.offset < 0 || first.offset > 1) return;
    if (others.some(({ offset }) => offset !== first.offset)) return;
    report(
      first.block.place('/id'),
      `The ids of ${numbers.length} blocks are their positions in the list. They change when a block is added, so the editor and the list of known problems lose track. Use ids that stay with the content, such as "intro".`,
      {
        evidence: first.block.id,
        related: others.map(({ block }) => ({ place: block.place('/id'), message: 'Likewise.' })),
      },
    );
  },
};
