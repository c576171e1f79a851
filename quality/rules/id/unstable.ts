import type { Rule } from '../../rule.ts';
import type { BlockSubject } from '../../subjects.ts';

/** A bare number, also behind a word that says nothing. `pick-1` is a name: the editor's first pick. */
const numbered = /^(?:block|node|item|element|component|section|row|b)?[-_]?(\d{1,4})$/i;

/** Fewer may be chance. */
const fewest = 3;

/** Ids that are the block's place in the list: they go to other blocks when one is added or moved. */
export const unstable: Rule = {
  id: 'id/unstable',
  severity: 'warning',
  summary: 'Ids are the blocks’ places in the list.',
  article({ topBlocks: top }, report) {
    const numbers = numberedBlocks(top);
    if (numbers.length < fewest || numbers.length < top.length / 2) return;
    const [first, ...others] = numbers;
    if (!first) return;
    if (first.offset < 0 || first.offset > 1 || others.some(({ offset }) => offset !== first.offset)) return;
    report(
      first.block.place('/id'),
      `The ids of ${numbers.length} blocks are their places in the list, so they go to other blocks when one is added, and the editor and the list of known problems lose track. Give ids that stay with the content, such as "intro".`,
      {
        evidence: first.block.id,
        related: others.map(({ block }) => ({ place: block.place('/id'), message: 'Likewise.' })),
      },
    );
  },
};

interface NumberedBlock {
  block: BlockSubject;
  /** By how much its number is more than its place in the list. */
  offset: number;
}

function numberedBlocks(blocks: readonly BlockSubject[]): NumberedBlock[] {
  const found: NumberedBlock[] = [];
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    if (!block || !endsInDigit(block.id)) continue;
    const number = numbered.exec(block.id)?.[1];
    if (number !== undefined) found.push({ block, offset: Number(number) - block.position });
  }
  return found;
}

/** Most ids are words: one look at the end tells, and costs less than a regular expression. */
function endsInDigit(id: string): boolean {
  const code = id.charCodeAt(id.length - 1);
  return code >= 0x30 && code <= 0x39;
}
