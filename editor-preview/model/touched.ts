import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import type { Change } from './operation.ts';

export interface Touched {
  readonly block: string;
  /** A pointer in the block; '' is all of it. Undefined for the block's position. */
  readonly pointer: string | undefined;
}

/** Whether two changes wrote the same, so that one would overwrite the other. */
export function overlap(one: readonly Touched[], other: readonly Touched[]): boolean {
  return one.some((a) => other.some((b) => a.block === b.block && isSame(a.pointer, b.pointer)));
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a === b || isWithin(a, b) || isWithin(b, a);
}

/** `#` precedes an item's place in its list. */
function isWithin(inner: string, outer: string): boolean {
  return inner.startsWith(`${outer}/`) || inner.startsWith(`${outer}#`);
}

/** What a change writes, except for blocks nested in what it removes: only the article knows those. */
export function touchedBy(change: Change, inserted: string | undefined): readonly Touched[] {
  switch (change.kind) {
    case 'set':
    case 'text':
      return [{ block: change.block, pointer: change.pointer }];
    case 'insertItem':
    case 'removeItem':
      return [{ block: change.block, pointer: change.list + pointerStep(change.key) }];
    case 'moveItem':
      // Next to the item, so that its text can be written concurrently.
      return [{ block: change.block, pointer: `${change.list}#${change.key}` }];
    case 'insert':
      return inserted === undefined ? [] : allOf(inserted);
    case 'remove':
      return allOf(change.block);
    case 'move':
      return [{ block: change.block, pointer: undefined }];
  }
}

export function allOf(block: string): readonly Touched[] {
  return [
    { block, pointer: '' },
    { block, pointer: undefined },
  ];
}

export function idOfInserted(change: Change): string | undefined {
  if (change.kind !== 'insert') return undefined;
  const { json } = change.block;
  const id = typeof json === 'object' && json !== null ? ownValue(json, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}
