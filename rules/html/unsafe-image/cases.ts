import type { RuleExamples } from '../../testing/ruleCases.ts';

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
    'a picture that a script loads from http': {
      content: '<p><img src="/spinner.gif" data-src="http://media.example/a.jpg"></p>',
      marks: 'http://media.example/a.jpg',
    },
    'a placeholder alone': {
      content: '<p><img src="data:image/gif;base64,AA==" class="lazy" data-id="7"></p>',
      marks: 'data:image/gif;base64,AA==',
    },
    'a picture beside the page': { content: '<p><img src="a.jpg"></p>', marks: 'a.jpg' },
  },
  passes: {
    'a picture of this site': '<p><img src="/media/a.jpg" alt="A"></p>',
    'a picture of another site': '<p><img src="https://media.example/a.jpg" alt="A"></p>',
    'a picture that a script loads late':
      '<p><img src="data:image/gif;base64,AA==" data-lazy-src="https://media.example/a.jpg" alt="A"></p>',
    'a picture in several sizes': '<p><img srcset="/a-1.jpg 1x, /a-2.jpg 2x" alt="A"></p>',
    'a picture with a query': '<p><img src="https://media.example/a?w=100&amp;h=50" alt="A"></p>',
    'a scheme in capitals': '<p><img src="HTTPS://media.example/a.jpg" alt="A"></p>',
    'a picture without an alternative, which is for another rule': '<p><img src="/media/a.jpg"></p>',
  },
};
