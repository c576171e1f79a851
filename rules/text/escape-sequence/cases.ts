import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

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
        '\\x41',
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
      (text) => ({ content: `<p>${text}</p>` }),
    ),
    ...each('a character inside of a word', ['5 \\xb5g', 'caf\\xe9s', '37 \\xB0C', 'ni\\xF1os'], (text) => ({
      content: `<p>It is ${text} here.</p>`,
      message: '"\\x',
    })),
    ...each(
      'a tab inside of a word',
      ['Tab\\there', 'with\\tfood', '5 mg\\tdaily', 'dosis\\tdiaria'],
      (text) => ({ content: `<p>It is ${text} again.</p>`, marks: '\\t' }),
    ),
    ...each('a line break inside of a word', ['oats\\nand water', 'avena\\ny agua'], (text) => ({
      content: `<p>Eat ${text}.</p>`,
      marks: '\\n',
    })),
    'in a title': { content: { title: 'Sleep\\nWell' }, at: '/title', marks: '\\n' },
    'at the end of a field': { content: block('heading', { text: 'Dose\\n' }), marks: '\\n' },
  },
  passes: {
    ...each(
      'a backslash',
      [
        'Open C:\\new and C:\\temp and C:\\users\\name.',
        'D:\\data\\tips\\nice, C:\\xampp, \\\\server\\tips, folder\\temp and folder\\new, C:\\xdata',
        'data\\tmp, data\\tests, data\\tools, x\\theta, x\\tau, x\\tan, data\\top, data\\tasks, data\\themes, data\\templates',
        'x\\newline, data\\names, data\\nodes, x\\null, x\\not, data\\notes, data\\network, x\\nabla, data\\npm',
        'In LaTeX, a\\times b, x\\neq y and 5\\text{ mg}.',
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
