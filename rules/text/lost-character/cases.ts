import { block, each, phrases, picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a lost unit': { content: '<p>Take 5 �g a day.</p>', marks: '�', says: '"Take 5 �g a day."' },
    'several in a text': { content: '<p>Caf�, na�ve, �5.</p>', marks: '�', says: 'There are 3 of them' },
    ...each(
      'one by its number',
      phrases(`
        &#65533; | &#065533; | &#xFFFD; | &#xfffd | &#XFFFD; | &#xD83D; | &#xdfff; | &#55296; | &#55357;
        &#56832; | &#57100; | &#57333; | &#57343;
      `),
      (entity) => ({ content: `<p>Take 5 ${entity}g.</p>`, marks: entity }),
    ),
    'one in a title': { content: { title: 'Vitamin D: 5 �g a Day' }, at: '/title', marks: '�' },
    'one in the description': { content: { description: 'Caf� and sleep.' }, at: '/description' },
    'one in the alternative of the lead picture': {
      content: { image: { src: '/media/a.jpg', alt: 'A caf�', width: 640, height: 480 } },
      at: '/image/alt',
    },
    'one in the name of an author': {
      content: { byline: { authors: [{ name: 'Jos� Luna' }] } },
      at: '/byline/authors/0/name',
      marks: '�',
    },
    'one in the credentials of a reviewer': {
      content: { byline: { medicalReviewer: { name: 'Ruth Nakagawa', credentials: 'M�decin' } } },
      at: '/byline/medicalReviewer/credentials',
    },
    'one in the alternative of a picture': { content: picture({ alt: 'A caf�' }), at: '/blocks/0/data/alt' },
    'one in the alternative of a picture in a text': {
      content: '<p><img src="/media/a.jpg" alt="A caf�" width="64" height="36"></p>',
      marks: '�',
    },
    'one in the title of an abbreviation': { content: '<p><abbr title="�g">mcg</abbr></p>', marks: '�' },
    'one in a cell': {
      content: block('table', { columns: ['What', 'Dose'], rows: [['Drops', '5 �g']] }),
      at: '/blocks/0/data/rows/0/1',
    },
    ...each('the µ of a unit', ['5 ?g', '5?g', '10 ?L', '2 ?mol', '3 ?m'], (dose) => ({
      content: `<p>Take ${dose} of it.</p>`,
      marks: '?',
      severity: 'warning',
      message: `"Take ${dose} of it."`,
    })),
    'one among basic nodes': {
      content: block('basic', { nodes: [{ tag: 'p', children: ['Take 5 �g.'] }] }),
      marks: '�',
    },
  },
  passes: {
    'the sign itself': '<p>Take 5 µg, 37 °C, café.</p>',
    'a question mark': '<p>Is it 5? g is short for gram. Why 5 ? G, 5?go, and p?g=2.</p>',
    'an empty box': '<p>□ Ask for the dose. ◊ ☐</p>',
    'an emoji by its number': '<p>Sleep &#128564; well, &#x1F634;</p>',
    'numbers near it': '<p>&#65532; is near, &#5536; and &#xFFF; too, &#55295; and &#57344;</p>',
    'its number as a number': '<p>Call 65533.</p>',
    'a name with an accent': { byline: { authors: [{ name: 'José Luna' }] } },
  },
};
