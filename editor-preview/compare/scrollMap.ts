/** Two places that show the same, on either page: how far from its top, in CSS pixels. */
export interface Anchor {
  readonly before: number;
  readonly after: number;
}

export type Side = 'before' | 'after';

/**
 * The place on the other page that shows what a place on one page shows. Between two anchors it goes evenly.
 *
 * @param anchors rising on both sides
 */
export function placeOnOther(anchors: readonly Anchor[], place: number, side: Side): number {
  const other: Side = side === 'before' ? 'after' : 'before';
  const next = anchors.findIndex((anchor) => anchor[side] > place);
  const above = next < 0 ? anchors.at(-1) : anchors[next - 1];
  const below = next < 0 ? undefined : anchors[next];
  if (!above) return below ? Math.max(0, below[other] - (below[side] - place)) : place;
  if (!below) return above[other] + (place - above[side]);
  const share = (place - above[side]) / (below[side] - above[side]);
  return above[other] + share * (below[other] - above[other]);
}

/** Anchors that rise on both sides, in their order: those that would go back are left out. */
export function risingAnchors(anchors: readonly Anchor[]): readonly Anchor[] {
  const rising: Anchor[] = [];
  for (const anchor of anchors) {
    const last = rising.at(-1);
    if (!last || (anchor.before > last.before && anchor.after >= last.after)) rising.push(anchor);
  }
  return rising;
}
