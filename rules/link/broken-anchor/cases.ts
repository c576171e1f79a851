import { dataOf } from '#transformer/article/blockData.ts';
import type { BlockAnchors } from '#transformer/registry/anchors.ts';
import { createCorpus } from '../../engine/corpus.ts';
import { block, corpusEntry, each, linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const anchorsOf: BlockAnchors = (block) => {
  if (block.type === 'product-card') return [`page0-card${block.indexOfKind}`];
  const anchor = dataOf(block, 'heading')?.anchor;
  return anchor === undefined ? [] : [anchor];
};

const section = block('heading', { text: 'How much do you need?' });

function behindSection(html: string): object[] {
  return [section, block('rich-text', { html })];
}

const inArticle: RuleExamples = {
  options: { anchorsOf },
  finds: {
    ...each('a footnote of another program', ['1', '[1]', ' [iv] ', '↩︎'], (mark) => ({
      content: `<p>It helps.<a href="#_ftn1">${mark}</a></p>`,
      marks: '#_ftn1',
      message: 'footnote',
    })),
    'a footnote whose mark has the only name': {
      content: '<p>It helps.<a href="#_ftn1" id="_ftnref1">[1]</a></p><p>A trial.</p>',
      marks: '#_ftn1',
      says: 'id="_ftn1"',
    },
    'an id in HTML that only a link outside of HTML leads to': {
      content: [
        block('rich-text', { html: '<p id="dose">10 g</p>' }),
        block('product-card', { productTitle: 'A', productDetails: [{ label: 'Dose', linkUrl: '#dose' }] }),
      ],
      at: '/blocks/1/data/productDetails/0/linkUrl',
    },
    'an id with a blank': { content: '<p id="a b"><a href="#a b">see</a></p>', marks: '#a b' },
    'a name that no heading has': {
      content: behindSection('<p>See <a href="#how-much-do-you-ned">below</a>.</p>'),
      marks: '#how-much-do-you-ned',
      says: 'Did you mean #how-much-do-you-need?',
    },
    'a link where there is no heading': {
      content: '<p><a href="#sources">Sources</a></p>',
      marks: '#sources',
    },
    'the anchor that a heading would have if it had none of its own': {
      content: [
        block('heading', { text: 'Dose', anchor: 'amount' }),
        block('rich-text', { html: '<p><a href="#dose">Dose</a></p>' }),
      ],
      marks: '#dose',
    },
    'the number that a heading in other letters had before it had their name': {
      content: [
        block('heading', { text: '什么是高血压' }),
        block('heading', { text: '怎样测量血压' }),
        block('rich-text', { html: '<p><a href="#section-2">below</a></p>' }),
      ],
      marks: '#section-2',
    },
    'a product card too many': {
      content: '<p><a href="#page0-card0">Our pick</a></p>',
      marks: '#page0-card0',
    },
    'the section that fits a result of a quiz': {
      content: [
        block('heading', { text: 'Win back the bed' }),
        block('quiz', {
          questions: [{ questionTitle: 'Tired?', answers: [{ label: 'Yes', score: 1 }] }],
          results: {
            responses: [{ range: { low: 0, high: 1 }, linkTitle: 'Bed', link: '#win-back-my-bed' }],
          },
        }),
      ],
      at: '/blocks/1/data/results/responses/0/link',
      says: 'Did you mean #win-back-the-bed?',
    },
    'a link in a field of its own': {
      content: block('product-card', {
        productTitle: 'A',
        productDetails: [{ label: 'Dose', linkUrl: '#dose' }],
      }),
      at: '/blocks/0/data/productDetails/0/linkUrl',
    },
  },
  passes: {
    'an anchor made from the text': behindSection('<p><a href="#how-much-do-you-need">below</a></p>'),
    'an anchor of its own': [
      block('rich-text', { html: '<p><a href="#amount">below</a></p>' }),
      block('heading', { text: 'Dose', anchor: 'amount' }),
    ],
    'the second of two headings of the same text': [
      section,
      ...behindSection('<p><a href="#how-much-do-you-need-2">below</a></p>'),
    ],
    'the top of the page': '<p><a href="#">up</a> <a href="#top">up</a> <a href="#main">up</a></p>',
    'a footnote of another program, there and back, in two texts': [
      block('rich-text', {
        html: '<p>It helps.<a href="#_ftn1" name="_ftnref1">[1]</a> <a href="#fn:2">2</a></p>',
      }),
      block('rich-text', {
        html: '<p><a href="#_ftnref1" name="_ftn1">[1]</a> A trial.</p><ol><li id="fn:2">B</li></ol>',
      }),
    ],
    'a product card that is there': [
      block('product-card', { productTitle: 'A' }),
      block('rich-text', { html: '<p><a href="#page0-card0">Our pick</a></p>' }),
    ],
    'a place on another page':
      '<p><a href="/sleep#dose">Sleep</a> <a href="https://a.example/#dose">A</a></p>',
    'a heading in other letters': [
      block('heading', { text: '怎样测量血压？' }),
      block('rich-text', { html: '<p><a href="#怎样测量血压">below</a></p>' }),
    ],
    'a heading in other letters, as browsers copy its address': [
      block('heading', { text: 'Что такое давление' }),
      block('rich-text', { html: `<p><a href="#${encodeURIComponent('что-такое-давление')}">below</a></p>` }),
    ],
    'a percent sign that is no escape': behindSection('<p><a href="#how%2Dmuch-do-you-need">below</a></p>'),
  },
};

const inCorpus: RuleExamples = {
  options: {
    anchorsOf,
    corpus: createCorpus([
      corpusEntry('/sleep/how-much-sleep', { anchors: ['dose'] }),
      corpusEntry('/nutrition/collagen', { title: 'Collagen', anchors: ['side-effects', 'page0-card2'] }),
    ]),
  },
  finds: {
    'a place that another article does not have': {
      content: linkTo('/nutrition/collagen#side-efects'),
      marks: '/nutrition/collagen#side-efects',
      says: 'Did you mean #side-effects?',
    },
    'a place on this very page, by its whole path': {
      content: linkTo('/sleep/how-much-sleep#dose'),
      count: 1,
    },
  },
  passes: {
    'a place that another article has': linkTo('/nutrition/collagen#side-effects'),
    'an article that is not known': linkTo('/nutrition/iron#dose'),
    'a card of another article': linkTo('/nutrition/collagen#page0-card2'),
    'the top of another article': linkTo('/nutrition/collagen#'),
    'another site': linkTo('https://a.example/nutrition/collagen#nothing'),
  },
};

export const cases: readonly RuleExamples[] = [inArticle, inCorpus];
