import type { ColumnSection } from '#schemas/generated/types.ts';

/** The sizes of the menu's panels, in CSS pixels; `rows` is how many links stand below each other. */
export const panelSizes = { column: 240, gap: 46, row: 46, rows: 8, narrow: 216, wide: 1100 } as const;

/** How many columns a section takes: links beyond the rows of one go on in the next. */
export function tracksOf({ links = [] }: Pick<ColumnSection, 'links'>): number {
  return Math.max(1, Math.ceil(links.length / panelSizes.rows));
}
