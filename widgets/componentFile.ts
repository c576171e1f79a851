export function componentName(blockType: string): string {
  return blockType.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

export function componentFile(blockType: string): string {
  return `widgets/${blockType}/${componentName(blockType)}.tsx`;
}
