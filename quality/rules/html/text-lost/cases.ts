import { each } from '../../../testing/examples.ts';
import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'text in a text area': {
      content: '<p>A</p><textarea>Take 600 mg a day.</textarea>',
      marks: 'Take 600 mg a day.',
    },
    'text in a frame': {
      content: '<iframe src="https://a.example/">Our <b>player</b></iframe>',
      marks: 'Our <b>player</b>',
    },
    'the choices of a form': {
      content: '<select><option>Oats</option><option>Rye</option></select>',
      count: 1,
    },
    'the text of a drawing': {
      content: '<svg><text>Dose by age</text></svg>',
      marks: '<text>Dose by age</text>',
    },
    'a text that ends inside a tag': {
      content: '<p>Fewer than <b 5 hours is too little',
      marks: '<b 5 hours is too little',
    },
  },
  passes: {
    ...each(
      'what browsers never show',
      ['script', 'style', 'template'],
      (name) => `<p>A</p><${name}>Text</${name}>`,
    ),
    'a script': '<p>A</p><script>let dose = "600 mg";</script>',
    'a style sheet': '<style>p { color: red }</style><p>A</p>',
    'a frame without text': '<iframe src="https://a.example/"></iframe>',
    'an element that is not on the list but keeps its text': '<div><p>A</p></div>',
    'a less-than sign': '<p>Fewer than < 5 hours</p>',
    'a drawing without text': '<p>A</p><svg><path d="M0 0"/></svg>',
  },
};
