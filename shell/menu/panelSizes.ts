import type { ColumnSection } from '#schemas/generated/types.ts';

/** Sizes of panels, in CSS pixels; `rows` is the number of links in a column. */
export const panelSizes = { column: 240, gap: 46, row: 46, rows: 8, narrow: 216, wide: 1100 } as const;

/** Columns of a section: its links wrap after `rows`. */
export function tracksOf({ links = [] }: Pick<ColumnSection, 'links'>): number {
  return Math.max(1, Math.ceil(links.length / panelSizes.rows));
}
