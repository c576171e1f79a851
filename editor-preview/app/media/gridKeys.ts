/** Undefined for other keys, and beyond the grid's ends. */
export function gridStep(
  key: string,
  { at, count, columns }: { at: number; count: number; columns: number },
): number | undefined {
  const to = target(key, at, count, columns);
  return to === undefined || to < 0 || to >= count ? undefined : to;
}

function target(key: string, at: number, count: number, columns: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowUp':
      return at - columns;
    case 'ArrowDown':
      // From the last row but one, the last image counts as below, even if nothing is directly below.
      return at + columns < count || isInLastLine(at, count, columns) ? at + columns : count - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function isInLastLine(at: number, count: number, columns: number): boolean {
  return Math.floor(at / columns) === Math.floor((count - 1) / columns);
}
