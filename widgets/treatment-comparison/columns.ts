/** The table's orientation: treatments as columns, or as rows if there are too many. */
export type TableLayout = 'columns' | 'rows';

const mostColumns = 5;

export function tableLayout(treatments: number): TableLayout {
  return treatments > mostColumns ? 'rows' : 'columns';
}

export const labelsWidth = '8.5rem';
