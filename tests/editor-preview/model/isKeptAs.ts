import type { Change } from '#editor-preview/model/operation.ts';

/**
 * Whether changes ended as what they were. The server gives pieces of texts the place that they have in what others have written
 * meanwhile; of a text that both changed in one place it keeps what its window had, whole.
 */
export function isKeptAs(made: readonly Change[], ended: readonly Change[]): boolean {
  const places = made.filter(({ kind }) => kind === 'text').map(placeOf);
  const isWhole = ended.some((change) => change.kind === 'set' && places.includes(placeOf(change)));
  if (!isWhole) return JSON.stringify(made.map(withoutAt)) === JSON.stringify(ended.map(withoutAt));
  const texts = ended.flatMap((change) => (change.kind === 'set' ? [String(change.value?.json)] : []));
  return made.every((change) => change.kind !== 'text' || texts.some((text) => text.includes(change.insert)));
}

function placeOf(change: Change): string {
  return 'pointer' in change ? `${change.block} ${change.pointer}` : '';
}

function withoutAt(change: Change): object {
  return change.kind === 'text' ? { ...change, at: 0 } : change;
}
