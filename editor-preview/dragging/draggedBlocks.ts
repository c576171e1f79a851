const key = 'blocks';

/** The data of a drag of blocks. */
export function dragOfBlocks(ids: ReadonlySet<string>): Record<string, unknown> {
  return { [key]: ids };
}

/** The dragged blocks; none for another drag. */
export function blocksOfDrag(data: Record<string | symbol, unknown>): ReadonlySet<string> {
  const blocks = data[key];
  return blocks instanceof Set ? blocks : new Set();
}
