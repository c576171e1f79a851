/** The table's orientation: treatments as columns, or as rows if there are too many. */
export type TableLayout = 'columns' | 'rows';

/** The maximum number of columns that fit the widest text column. */
const mostColumns = 5;

export function tableLayout(treatments: number): TableLayout {
  return treatments > mostColumns ? 'rows' : 'columns';
}

/** Width of the column of labels. */
export const labelsWidth = '8.5rem';
