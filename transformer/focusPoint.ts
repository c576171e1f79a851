/** The point of a picture that is always seen where it is cropped, in percent from the left and from the top. */
export interface FocusPoint {
  x: number;
  y: number;
}

/** The same in CSS, as `object-position`: where a picture is cropped, the point stays as far from the edges as it can. */
export function positionOf({ x, y }: FocusPoint): string {
  return `${x}% ${y}%`;
}
