const key = 'blocks';

export function dragOfBlocks(ids: ReadonlySet<string>): Record<string, unknown> {
  return { [key]: ids };
}

export function blocksOfDrag(data: Record<string | symbol, unknown>): ReadonlySet<string> {
  const blocks = data[key];
  return blocks instanceof Set ? blocks : new Set();
}
