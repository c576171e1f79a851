import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a table block without headers': {
      content: block('table', {
        rows: [
          ['A', '1'],
          ['B', '2'],
        ],
      }),
      at: '/blocks/0/data',
    },
    'one whose headers are blank': {
      content: block('table', { columns: ['', ' '], rows: [['A', '1']] }),
      at: '/blocks/0/data',
    },
    'a table in HTML': {
      content: '<table><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table>',
      marks: '<table>',
    },
  },
  passes: {
    'columns with names': block('table', { columns: ['Kind', 'Dose'], rows: [['A', '1']] }),
    'a first column without a name': block('table', { columns: ['', 'Dose'], rows: [['A', '1']] }),
    'rows with headers': block('table', { rowHeaders: true, rows: [['A', '1']] }),
    'headers in HTML': '<table><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table>',
    'one row, which is a layout': '<table><tr><td>A</td><td>B</td></tr></table>',
    'one cell': '<table><tr><td>A</td></tr></table>',
  },
};
