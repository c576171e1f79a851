import { quoted } from './describeValue.ts';
import type { FoundFault } from './report.ts';

/** The ids met so far in an article, nested blocks included, with the place of the first block of each. */
export type BlockIds = Map<string, string>;

/**
 * The fault of a block without an id, or with that of an earlier block. Readers lose nothing: an id is made from type
 * and content. But that one changes with the content, so the editor and the checks lose track of the block.
 */
export function idFault(id: string, pointer: string, known: BlockIds): FoundFault | undefined {
  if (id === '') {
    return {
      rule: 'id/missing',
      severity: 'warning',
      at: '/id',
      message: 'The block has no id. Give it one that is unique in the article and never changes.',
    };
  }
  const first = known.get(id);
  if (first === undefined) {
    known.set(id, pointer);
    return undefined;
  }
  return {
    rule: 'id/duplicate',
    severity: 'warning',
    at: '/id',
    evidence: id,
    message: `The id ${quoted(id)} is taken by an earlier block. Give this one another, or take it out where the same block was pasted twice.`,
    related: [{ pointer: `${first}/id`, message: 'The block that had it first.' }],
  };
}
