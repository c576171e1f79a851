export interface ListedFrame {
  readonly id: number;
  readonly width: number;
}

/**
 * In order. Frames are reused and resized. None changes its position in the list, because moving an iframe
 * reloads it. `looked` is the id of the active frame.
 */
export function framesFor(
  widths: readonly number[],
  before: readonly ListedFrame[],
  looked: number | undefined,
): readonly ListedFrame[] {
  const [only] = widths;
  if (only !== undefined && widths.length === 1) {
    const reused =
      before.find(({ width }) => width === only) ?? before.find(({ id }) => id === looked) ?? before[0];
    if (reused && before.length === 1 && reused.width === only) return before;
    return [{ id: reused?.id ?? 1, width: only }];
  }
  if (before.length === widths.length && before.every(({ width }, index) => width === widths[index]))
    return before;
  const unmatched = before.find(({ width }) => !widths.includes(width));
  const middle = widths[widths.length >> 1];
  let next = Math.max(0, ...before.map(({ id }) => id));
  return widths.map((width) => {
    const reused =
      before.find((frame) => frame.width === width) ?? (width === middle ? unmatched : undefined);
    return { id: reused?.id ?? ++next, width };
  });
}

/** Display widths of frames side by side: narrow pages are scaled less, so that all are legible. */
export function shownWidths(widths: readonly number[], room: number, gap: number): number[] {
  const shares = widths.map((width) => width ** 0.6);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const free = Math.max(0, room - gap * (widths.length - 1));
  return widths.map((width, index) => Math.min(width, Math.floor((free * (shares[index] ?? 0)) / whole)));
}
