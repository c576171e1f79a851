import { each } from '../../../testing/examples.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'two line breaks': {
      content: '<p>It is fine.\\n\\nNew line.</p>',
      marks: '\\n',
      says: 'There are 2 of these',
    },
    'quotation marks': { content: '<p>He said \\"yes\\".</p>', marks: '\\"', says: 'There are 2' },
    ...each(
      'a character',
      [
        '\\u2019',
        '\\u{1F634}',
        '\\xe9',
        "\\'",
        '\\’',
        '\\&quot;',
        '\\&apos;',
        '\\&#39;',
        '\\&#034;',
        '\\&#8217;',
        '\\n',
        '\\r\\n',
        '\\t',
      ],
      (found) => ({ content: `<p>It is ${found} here.</p>`, marks: found }),
    ),
    ...each(
      'a break',
      ['Yes.\\nno', 'yes\\n\\tno', 'yes\\nNo', 'yes\\n- no', 'yes\\n2 no', 'Yes:\\r\\nno', 'Yes\\tNo'],
      (text) => ({
        content: `<p>${text}</p>`,
      }),
    ),
    'in a title': { content: { title: 'Sleep\\nWell' }, at: '/title', marks: '\\n' },
    'at the end of a field': { content: { type: 'heading', data: { text: 'Dose\\n' } }, marks: '\\n' },
  },
  passes: {
    ...each(
      'a backslash',
      [
        'Open C:\\new and C:\\temp and C:\\users\\name.',
        'The set A \\ B, and a\\b.',
        'Type \\ at the end. \\o/',
        'In LaTeX, \\nu and \\theta and \\times.',
        'It is and/or \\ maybe.',
        '\\user, \\u20 and \\xyz',
      ],
      (text) => `<p>${text}</p>`,
    ),
    'a sample of code': '<p>Write <code>\\n</code> or <code lang="en">\\u2019</code>.</p>',
    'a longer sample': '<pre>echo "a\\n"</pre>',
  },
};
