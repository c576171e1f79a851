import { each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a text that is hidden by',
      ['style="display:none"', 'style="visibility: hidden"', 'style="mso-hide:all"', 'hidden'],
      (attribute) => ({
        content: `<p>Take 5 mg.</p><p ${attribute}>Take 50 mg.</p>`,
        marks: `<p ${attribute}>Take 50 mg.</p>`,
        message: 'Take 50 mg.',
      }),
    ),
    ...each(
      'a text that cannot be seen by its style',
      phrases(`
        opacity:0 | font-size:0px | color:#fff;background-color:white | position:absolute;left:-9999px
        position:absolute;clip:rect(0 0 0 0) | text-indent:-999em
      `),
      (style) => ({
        content: `<p>Take 5 mg.<span style="${style}">Take 50 mg.</span></p>`,
        marks: `<span style="${style}">Take 50 mg.</span>`,
        message: 'Take 50 mg.',
      }),
    ),
    'a text that is hidden by an id of a style sheet in it': {
      content: '<style>#draft { opacity: 0 }</style><p id="draft">Take 50 mg.</p>',
      says: 'Take 50 mg.',
    },
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
    'a light text on a dark ground': '<p>A <span style="color:#fff;background:#000">B</span></p>',
    'a frame without a size, with text that has one':
      '<div style="font-size:0"><p style="font-size:12px">A</p></div>',
    'an empty element': '<p>A</p><span style="display:none"></span>',
    'a rule for print alone': '<style>@media print { .x { display: none } }</style><p class="x">A</p>',
  },
};
