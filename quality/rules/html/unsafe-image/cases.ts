import type { RuleExamples } from '../../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a picture inside the address': {
      content: '<p><img src="data:image/png;base64,AA=="></p>',
      marks: 'data:image/png;base64,AA==',
    },
    'a picture over http': {
      content: '<p><img src="http://media.example/a.jpg"></p>',
      marks: 'http://media.example/a.jpg',
    },
    'a picture without an address': { content: '<p><img alt="A"></p>', marks: '<img alt="A">' },
    'a picture beside the page': { content: '<p><img src="a.jpg"></p>', marks: 'a.jpg' },
  },
  passes: {
    'a picture of this site': '<p><img src="/media/a.jpg" alt="A"></p>',
    'a picture of another site': '<p><img src="https://media.example/a.jpg" alt="A"></p>',
    'a picture with a query': '<p><img src="https://media.example/a?w=100&amp;h=50" alt="A"></p>',
    'a scheme in capitals': '<p><img src="HTTPS://media.example/a.jpg" alt="A"></p>',
    'a picture without an alternative, which is for another rule': '<p><img src="/media/a.jpg"></p>',
  },
};
