const key = 'blocks';

/** What goes along with a drag of blocks, wherever it begins. */
export function dragOfBlocks(ids: ReadonlySet<string>): Record<string, unknown> {
  return { [key]: ids };
}

/** The blocks that a drag moves; none where it is a drag of something else. */
export function blocksOfDrag(data: Record<string | symbol, unknown>): ReadonlySet<string> {
  const blocks = data[key];
  return blocks instanceof Set ? blocks : new Set();
}
