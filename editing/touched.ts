import { pointerStep } from '#contracts/json/jsonPointer.ts';
import type { Change } from './operation.ts';

/** A field, or all that is in it, that a change has written, or a block's place. */
export interface Touched {
  readonly block: string;
  /** A pointer in the block; '' is all of it. Undefined for the place where the block stands. */
  readonly pointer: string | undefined;
}

/** Whether two changes have written the same, so that one of them would undo a part of the other. */
export function meet(one: readonly Touched[], other: readonly Touched[]): boolean {
  return one.some((a) => other.some((b) => a.block === b.block && isSame(a.pointer, b.pointer)));
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

/** What a change writes, but for blocks that stand inside what it takes away: those only the article knows. */
export function touchedBy(change: Change, inserted: string | undefined): readonly Touched[] {
  switch (change.kind) {
    case 'set':
    case 'text':
      return [{ block: change.block, pointer: change.pointer }];
    case 'insertItem':
    case 'removeItem':
      return [{ block: change.block, pointer: change.list + pointerStep(change.key) }];
    case 'moveItem':
      // Beside the item, so that its text can be written at the same time.
      return [{ block: change.block, pointer: `${change.list}#${change.key}` }];
    case 'insert':
      return inserted === undefined ? [] : allOf(inserted);
    case 'remove':
      return allOf(change.block);
    case 'move':
      return [{ block: change.block, pointer: undefined }];
  }
}

/** A block as a whole: what is written in it, and its place. */
export function allOf(block: string): readonly Touched[] {
  return [
    { block, pointer: '' },
    { block, pointer: undefined },
  ];
}
