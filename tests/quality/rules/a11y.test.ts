import { headingOrder } from '../../../quality/rules/a11y/headingOrder.ts';
import { linkText } from '../../../quality/rules/a11y/linkText.ts';
import { describeRule } from './cases.ts';

function headings(...levels: number[]): object[] {
  return levels.map((level, index) => ({ type: 'heading', data: { text: `Section ${index + 1}`, level } }));
}

describeRule(headingOrder, {
  finds: {
    'level 4 right below level 2': { content: headings(2, 4), at: '/blocks/1/data/level', says: 'level 3' },
    'level 3 right below the title': { content: headings(3), at: '/blocks/0/data/level', says: 'level 2' },
    'a skip in HTML': { content: '<h2>One</h2><p>Text</p><h4>Two</h4>', marks: '<h4>' },
    'a skip from a block to HTML': {
      content: [...headings(2), { type: 'rich-text', data: { html: '<h4>Two</h4>' } }],
      marks: '<h4>',
    },
    'a skip among basic nodes': {
      content: {
        type: 'basic',
        data: {
          nodes: [
            { tag: 'h2', children: ['One'] },
            { tag: 'h4', children: ['Two'] },
          ],
        },
      },
      at: '/blocks/0/data/nodes/1/tag',
    },
    'only the first of several that skip the same level': { content: headings(2, 4, 4, 4), count: 1 },
  },
  passes: {
    'steps down one at a time': headings(2, 3, 4),
    'a step back up over several levels': headings(2, 3, 4, 2),
    'the same level again': headings(2, 2, 2),
    'no heading at all': '<p>Text</p>',
    'a heading without a level, which has level 2': { type: 'heading', data: { text: 'Section' } },
    'level 3 behind a heading in HTML': [
      { type: 'rich-text', data: { html: '<h2>One</h2>' } },
      { type: 'heading', data: { text: 'Two', level: 3 } },
    ],
  },
});

describeRule(linkText, {
  finds: {
    '"click here"': { content: '<p><a href="/sleep">Click here</a></p>', marks: 'Click here' },
    'an empty word with an arrow': {
      content: '<p><a href="/sleep">Read more →</a></p>',
      marks: 'Read more →',
    },
    'an empty word in bold': { content: '<p><a href="/sleep"><b>here</b></a>.</p>', marks: '<b>here</b>' },
    'no text': { content: '<p>Sleep<a href="/sleep"></a> well.</p>', marks: '/sleep', says: 'no text' },
    'nothing but blanks': { content: '<p>Sleep<a href="/sleep">&nbsp; </a>well.</p>', marks: '/sleep' },
    'a picture without alternative as a link': {
      content: '<p><a href="/sleep"><img src="/media/a.jpg" alt=""></a></p>',
      marks: '/sleep',
    },
    'a long address': {
      content:
        '<p><a href="https://pubmed.ncbi.nlm.nih.gov/30681787/">https://pubmed.ncbi.nlm.nih.gov/30681787/</a></p>',
      marks: 'https://pubmed.ncbi.nlm.nih.gov/30681787/',
    },
    '"here" among basic nodes': {
      content: {
        type: 'basic',
        data: { nodes: [{ tag: 'a', attributes: { href: '/sleep' }, children: ['here'] }] },
      },
      at: '/blocks/0/data/nodes/0/attributes/href',
    },
  },
  passes: {
    'an empty word as part of a text': '<p><a href="/sleep">Read more about sleep</a></p>',
    'the words outside of a link': '<p>Click here or there: <a href="/sleep">our sleep guide</a></p>',
    'a short address that people know': '<p><a href="https://988lifeline.org/">988lifeline.org</a></p>',
    'a picture with an alternative as a link':
      '<p><a href="/sleep"><img src="/media/a.jpg" alt="Our sleep guide"></a></p>',
    'a telephone number': '<p><a href="tel:988">988</a></p>',
    'a place in HTML without an address': '<p><a>here</a></p>',
    'a link whose text the widget gives': {
      type: 'product-card',
      data: { productTitle: 'Collagen', ctaUrl: 'https://shop.example/collagen', ctaText: 'Shop now' },
    },
  },
});
