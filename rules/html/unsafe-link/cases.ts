import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    code: { content: '<p><a href="javascript:x()">A</a></p>', marks: 'javascript:x()' },
    'code behind blanks and entities': {
      content: '<p><a href=" java&#10;script:x()">A</a></p>',
      marks: ' java&#10;script:x()',
    },
    'a file': { content: '<p><a href="file:///C:/study.pdf">A</a></p>', marks: 'file:///C:/study.pdf' },
    'a user name and a password': {
      content: '<p><a href="https://dana:secret@shop.example/">A</a></p>',
      marks: 'https://dana:secret@shop.example/',
    },
    'a blank in the name of the site': {
      content: '<p><a href="https://shop offers.example/x" rel="sponsored">A</a></p>',
      marks: 'https://shop offers.example/x',
    },
    'a very long address': {
      content: `<p><a href="data:${'x'.repeat(200)}">A</a></p>`,
      marks: `data:${'x'.repeat(200)}`,
    },
  },
  passes: {
    'a telephone number': '<p><a href="tel:+1-800-555-0100">Call</a></p>',
    'an e-mail address': '<p><a href="mailto:care@clinic.example">Write</a></p>',
    'a path': '<p><a href="/sleep">A</a></p>',
    'a place on the page': '<p><a href="#main">A</a></p>',
    'blanks around an address, and in its path': '<p><a href=" https://shop.example/a b ">A</a></p>',
    'a scheme in capitals': '<p><a href="HTTPS://Shop.example/">A</a></p>',
    'a query with another address in it': '<p><a href="https://shop.example/?to=javascript:x()">A</a></p>',
  },
};
