/** The point of a picture that cropping keeps visible, in percent from left and top. */
export interface FocusPoint {
  x: number;
  y: number;
}

export function positionOf({ x, y }: FocusPoint): string {
  return `${x}% ${y}%`;
}
