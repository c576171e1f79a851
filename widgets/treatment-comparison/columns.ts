/**
 * How the table is turned: a column for each treatment, or a row, where there are too many for columns beside each
 * other.
 */
export type TableLayout = 'columns' | 'rows';

/** More than these do not stand beside each other in the widest column of text. */
const mostColumns = 5;

export function tableLayout(treatments: number): TableLayout {
  return treatments > mostColumns ? 'rows' : 'columns';
}

/** Width of the column of labels. */
export const labelsWidth = '8.5rem';
