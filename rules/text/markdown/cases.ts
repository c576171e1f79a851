import { each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'marks',
      phrases(`
        **seven hours** | __seven hours__ | [our guide](/sleep) | [NIH](https://nih.gov/)
        [NIH](http://nih.gov/) | [below](#dose) | [us](mailto:care@clinic.example)
      `),
      (text) => ({ content: `<p>Sleep ${text} a night.</p>`, marks: text }),
    ),
    'a heading': { content: '<p>## How much sleep?</p>', marks: '## How much sleep?' },
    'a heading of the first level': { content: '<p># Sleep</p>', marks: '# Sleep' },
    'one in plain text': { content: { title: 'Sleep **Well**' }, at: '/title', says: 'plain text' },
  },
  passes: {
    'stars of probability': '<p>p &lt; 0.05*, p &lt; 0.01**, p &lt; 0.001***</p>',
    'a note': '<p>** Not evaluated by the FDA.</p>',
    'a power and a product': '<p>2**3 and 4*5</p>',
    'a source in brackets': '<p>It helps [1] (see below).</p>',
    'a number sign': '<p># of hours, #1 pick, # Of nights</p>',
    'a blank to fill in': '<p>My name is ____ and I sleep __ hours.</p>',
    'a name for machines': '<p>Set __init__name and snake__case__name.</p>',
  },
};
