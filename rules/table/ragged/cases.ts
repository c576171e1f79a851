import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

function table(columns: number | undefined, ...cells: number[]): object {
  const row = (count: number) => Array.from({ length: count }, (_, index) => `Cell ${index + 1}`);
  return block('table', {
    rows: cells.map(row),
    ...(columns === undefined ? { rowHeaders: true } : { columns: row(columns) }),
  });
}

export const cases: RuleExamples = {
  finds: {
    'a row with a cell too few': { content: table(3, 3, 2, 3), at: '/blocks/0/data/rows/1', says: '2 cells' },
    'a row with a cell too many': { content: table(2, 2, 3), at: '/blocks/0/data/rows/1' },
    'each such row': { content: table(2, 1, 2, 3), count: 2 },
    'a row unlike the first, where no column is named': { content: table(undefined, 3, 2), count: 1 },
    'a row in HTML': {
      content: '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>',
      marks: '<tr>',
    },
    'a row of a part of a table': {
      content: '<table><thead><tr><th>A<th>B</thead><tbody><tr><td>1<td>2<td>3</tbody></table>',
    },
  },
  passes: {
    'rows with a cell for each column': table(3, 3, 3, 3),
    'rows as long as the first': table(undefined, 2, 2),
    'an empty cell': block('table', { columns: ['', 'Dose'], rows: [['Oats', '']] }),
    'a cell over two columns': '<table><tr><th>A<th>B</tr><tr><td colspan="2">1</td></tr></table>',
    'cells over two rows': '<table><tr><th rowspan="2">A<td>1</tr><tr><td>2</td></tr></table>',
    'a table in a cell': '<table><tr><th>A<th>B<tr><td><table><tr><td>1</table><td>2</table>',
  },
};
