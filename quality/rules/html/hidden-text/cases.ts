import { each } from '../../../testing/examples.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a text that is hidden by',
      ['style="display:none"', 'style="visibility: hidden"', 'style="mso-hide:all"', 'hidden'],
      (attribute) => ({
        content: `<p>Take 5 mg.</p><p ${attribute}>Take 50 mg.</p>`,
        marks: `<p ${attribute}>Take 50 mg.</p>`,
        says: 'Take 50 mg.',
      }),
    ),
    'a text that is hidden by a class of a style sheet in it': {
      content: '<style>.draft { display: none }</style><p class="draft">Take 50 mg.</p>',
      says: 'Take 50 mg.',
    },
    'the outer of two once': { content: '<div hidden>A <b hidden>B</b></div>', count: 1 },
  },
  passes: {
    'a text that is shown as a block': '<p>A <span style="display:block">B</span></p>',
    'what is found by a search on the page': '<p hidden="until-found">A</p>',
    'the word hidden': '<p>Hidden sugar is not on display.</p>',
    'an empty element': '<p>A</p><span style="display:none"></span>',
    'a rule for print alone': '<style>@media print { .x { display: none } }</style><p class="x">A</p>',
  },
};
