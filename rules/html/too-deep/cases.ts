import type { RuleExamples } from '../../testing/ruleCases.ts';

const nested = (levels: number, tag = 'b'): string =>
  `<p>${`<${tag}>`.repeat(levels - 1)}Text${`</${tag}>`.repeat(levels - 1)}</p>`;

export const cases: RuleExamples = {
  finds: {
    'one element too many': { content: nested(51), marks: '<b>' },
    'many too many, once': { content: nested(120) },
    'what no design knows': { content: nested(60, 'font') },
  },
  passes: {
    'as many as are kept': nested(50),
    'lists in lists': `${'<ul><li>One'.repeat(12)}${'</li></ul>'.repeat(12)}`,
    'many beside each other': '<p>One</p>'.repeat(80),
    'void elements': `<p>${'One<br>'.repeat(80)}</p>`,
    'tags that nobody closed': '<p>One'.repeat(80),
  },
};
