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

/** From which width of the tool on the facts are a table: 720 CSS pixels. Below, each treatment's card has its own. */
export const tableFrom = `${720 / 16}rem`;

/** The tool, for styles that ask how wide it is. */
export const toolContainer = 'treatments';

/** Width of the column of labels. */
export const labelsWidth = '8.5rem';
