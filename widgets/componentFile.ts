/** `call-out` as a component's name: `CallOut`. */
export function componentName(blockType: string): string {
  return blockType.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

/** The path of a block type's component, relative to the project's folder. */
export function componentFile(blockType: string): string {
  return `widgets/${blockType}/${componentName(blockType)}.tsx`;
}
