/**
 * Where a key leads in a grid that is read line by line; undefined where it leads nowhere.
 *
 * @param columns how many stand beside each other
 */
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
      // From the last line but one, the last picture is below, also where nothing stands right below.
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
