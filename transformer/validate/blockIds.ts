import { quoted } from './describeValue.ts';
import type { FoundFault } from './report.ts';

/** The ids in an article so far, nested blocks too, with the first block's place. */
export type BlockIds = Map<string, string>;

/**
 * The fault of a missing or repeated id. Readers lose nothing, but a generated id changes with the content, so editor and checks lose track of
 * the block.
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
