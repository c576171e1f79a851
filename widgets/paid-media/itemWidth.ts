export const maxItems = 3;

const widths: readonly string[] = ['100%', '50%', '33.33%'];

/** The width of each item; undefined for none, or for more than the maximum. */
export function itemWidth(items: number): string | undefined {
  return widths[items - 1];
}
