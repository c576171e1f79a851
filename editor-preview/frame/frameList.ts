/** A frame, whatever width it has now: it is never loaded again. */
export interface ListedFrame {
  readonly id: number;
  /** The width that its page is laid out for, in CSS pixels. */
  readonly width: number;
}

/**
 * The frames for these widths, in their order. One that has a width that is wanted stays; one that is wanted in another
 * width takes that, with all that was opened and answered in it; only what is missing is new. None changes its place among
 * the others, because a frame that is moved is loaded anew.
 *
 * @param looked the id of the frame that is looked at
 */
export function framesFor(
  widths: readonly number[],
  before: readonly ListedFrame[],
  looked: number | undefined,
): readonly ListedFrame[] {
  const [only] = widths;
  if (only !== undefined && widths.length === 1) {
    const kept =
      before.find(({ width }) => width === only) ?? before.find(({ id }) => id === looked) ?? before[0];
    if (kept && before.length === 1 && kept.width === only) return before;
    return [{ id: kept?.id ?? 1, width: only }];
  }
  if (before.length === widths.length && before.every(({ width }, index) => width === widths[index]))
    return before;
  const stray = before.find(({ width }) => !widths.includes(width));
  const middle = widths[widths.length >> 1];
  let next = Math.max(0, ...before.map(({ id }) => id));
  return widths.map((width) => {
    const kept = before.find((frame) => frame.width === width) ?? (width === middle ? stray : undefined);
    return { id: kept?.id ?? ++next, width };
  });
}

/** How wide frames are shown that stand side by side: the narrower, the larger, so that all can be read. */
export function shownWidths(widths: readonly number[], room: number, gap: number): number[] {
  const shares = widths.map((width) => width ** 0.6);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const free = Math.max(0, room - gap * (widths.length - 1));
  return widths.map((width, index) => Math.min(width, Math.floor((free * (shares[index] ?? 0)) / whole)));
}
