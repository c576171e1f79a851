import { isElement, isIsland, keyOf } from './markup.ts';

/** Equal ones first, from both ends and then anywhere; then by key; then by kind in order. */
export function pairUp(before: readonly Node[], after: readonly Node[]): readonly (number | undefined)[] {
  const pairs: (number | undefined)[] = after.map(() => undefined);
  let first = 0;
  while (first < before.length && first < after.length && isEqual(before[first], after[first])) {
    pairs[first] = first;
    first++;
  }
  let [lastBefore, lastAfter] = [before.length - 1, after.length - 1];
  while (lastBefore >= first && lastAfter >= first && isEqual(before[lastBefore], after[lastAfter]))
    pairs[lastAfter--] = lastBefore--;
  const free = new Set<number>();
  for (let index = first; index <= lastBefore; index++) free.add(index);
  const pairWith = (belongs: (older: Node, newer: Node) => boolean): void => {
    for (let index = first; index <= lastAfter; index++) {
      const newer = after[index];
      if (pairs[index] !== undefined || !newer) continue;
      const found = [...free].find((candidate) => {
        const older = before[candidate];
        return older && belongs(older, newer);
      });
      if (found === undefined) continue;
      pairs[index] = found;
      free.delete(found);
    }
  };
  pairWith((older, newer) => isElement(older) && older.isEqualNode(newer));
  pairWith(isSameKind);
  return pairs;
}

function isEqual(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other);
}

export function isSameKind(one: Node, other: Node): boolean {
  if (one.nodeName !== other.nodeName || keyOf(one) !== keyOf(other)) return false;
  return isIsland(one) === isIsland(other);
}
