export interface Anchor {
  readonly before: number;
  readonly after: number;
}

export type Side = 'before' | 'after';

/** By linear interpolation. `anchors` increase on both sides. */
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

export function risingAnchors(anchors: readonly Anchor[]): readonly Anchor[] {
  const rising: Anchor[] = [];
  for (const anchor of anchors) {
    const last = rising.at(-1);
    if (!last || (anchor.before > last.before && anchor.after >= last.after)) rising.push(anchor);
  }
  return rising;
}
