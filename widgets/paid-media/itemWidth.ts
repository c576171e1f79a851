/** A paid-media block shows this many items at most. */
export const maxItems = 3;

/** The width of each item, by how many there are. */
const widths: readonly string[] = ['100%', '50%', '33.33%'];

/** The width of each of so many items; undefined where there are none, or more than are shown. */
export function itemWidth(items: number): string | undefined {
  return widths[items - 1];
}
