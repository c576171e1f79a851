import { block, each, inLanguage } from '../../testing/examples.ts';
import type { RuleExamples, WrongExample } from '../../testing/ruleCases.ts';
import { genericTexts, genericTextsByLanguage } from './rule.ts';

function linkIn(language: string, words: string): WrongExample {
  return { content: inLanguage(language, `<p><a href="/x">${words}</a></p>`), marks: words };
}

const inOtherLanguages = Object.entries(genericTextsByLanguage).flatMap(([language, texts]) =>
  Object.entries(each(`words in ${language}`, texts, (words) => linkIn(language, words))),
);

export const cases: RuleExamples = {
  finds: {
    ...each('words', genericTexts, (words) => ({
      content: `<p><a href="/x">${words}</a></p>`,
      marks: words,
    })),
    ...Object.fromEntries(inOtherLanguages),
    'Spanish words between marks': linkIn('es', '¡aquí!'),
    'French words with a typographic apostrophe': linkIn('fr', 'plus d’informations'),
    'such words in Spanish, with a capital': linkIn('es', 'Haz clic aquí'),
    'such words in Canadian French, with an ellipsis': linkIn('fr-CA', 'En savoir plus…'),
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
      content: block('basic', { nodes: [{ tag: 'a', attributes: { href: '/sleep' }, children: ['here'] }] }),
      at: '/blocks/0/data/nodes/0/attributes/href',
    },
  },
  passes: {
    'a word that says nothing in another language': inLanguage(
      'fr',
      '<p><a href="/x">Hier</a>, le 4 mai</p>',
    ),
    'an empty word as part of a text': '<p><a href="/sleep">Read more about sleep</a></p>',
    'the words outside of a link': '<p>Click here or there: <a href="/sleep">our sleep guide</a></p>',
    'a short address that people know': '<p><a href="https://988lifeline.org/">988lifeline.org</a></p>',
    'a picture with an alternative as a link':
      '<p><a href="/sleep"><img src="/media/a.jpg" alt="Our sleep guide"></a></p>',
    'a telephone number': '<p><a href="tel:988">988</a></p>',
    'a source behind the sentence it is for':
      '<p>Sleep matters (<a href="https://www.cdc.gov/">source</a>).</p>',
    'a place in HTML without an address': '<p><a>here</a></p>',
    'a link whose text the widget gives': block('product-card', {
      productTitle: 'Collagen',
      ctaUrl: 'https://shop.example/collagen',
      ctaText: 'Shop now',
    }),
  },
};
