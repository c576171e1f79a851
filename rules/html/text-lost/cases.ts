import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a text that ends inside a tag': {
      content: '<p>Fewer than <b 5 hours is too little',
      marks: '<b 5 hours is too little',
    },
    'a text that ends inside a closing tag': { content: '<p>Fewer</p', marks: '</p' },
  },
  passes: {
    'a less-than sign': '<p>Fewer than < 5 hours</p>',
    'an element that is not closed': '<p>Fewer than <b>5 hours',
    'an entity': '<p>Fewer than &lt; 5 hours</p>',
    'a text that ends with a sign': '<p>5 <',
    'a text that ends behind a tag': '<p>Fewer than 5 hours<br>',
  },
};
