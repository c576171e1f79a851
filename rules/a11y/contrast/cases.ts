import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const colored = (backgroundColor: string): object =>
  block('colored-content', { content: '<p>Sleep well.</p>', backgroundColor });
const promo = (data: object): object =>
  block('content-promo', { title: 'Two weeks to better nights', ...data });
const series = (color_scheme: string): object =>
  block('content-series', {
    title: 'Nights that work',
    color_scheme,
    articles: [
      { title: 'Sleep well', url: '/sleep/insomnia-self-help' },
      { title: 'Eat well', url: '/heart/high-blood-pressure-diet' },
    ],
  });
const bar = (data: object): object =>
  block('announcement-bar', {
    campaignName: 'sleep',
    announcementText: 'Our sleep guide now has a check.',
    ...data,
  });
const callOut = (box: object): object =>
  block('call-out', { items: [{ content: '<p>Ask your pharmacist.</p>', ...box }] });
const gray = '#7f7f7f';

export const cases: RuleExamples = {
  finds: {
    'a ground for no text': { content: colored(gray), at: '/blocks/0/data/backgroundColor', says: gray },
    'a ground of three digits': { content: colored('#777'), says: '#777' },
    // Contrast with our dark text: 4.45.
    'a ground that is a little too dark': { content: colored('#848484'), says: 'at most 4.4' },
    // Contrast with our light text: 4.487.
    'a ground that is a little too light': { content: colored('#696969'), says: 'at most 4.4' },
    'the ground of a series': { content: series(gray), at: '/blocks/0/data/color_scheme' },
    'the ground of a promotion': {
      content: promo({ backgroundColor: gray }),
      at: '/blocks/0/data/backgroundColor',
    },
    'a text on a ground': {
      content: promo({ backgroundColor: '#ffffff', colors: { text: '#777777' } }),
      at: '/blocks/0/data/colors/text',
      says: 'contrast of 4.4',
    },
    'a line above the title on a ground': {
      content: promo({ backgroundColor: '#123456', colors: { text: '#ffffff', accent: '#234567' } }),
      at: '/blocks/0/data/colors/accent',
    },
    'the ground of an announcement': {
      content: bar({ backgroundColor: gray }),
      at: '/blocks/0/data/backgroundColor',
    },
    'the text of an announcement on its ground': {
      content: bar({ backgroundColor: '#ffffff', textColor: '#bbbbbb' }),
      at: '/blocks/0/data/textColor',
    },
    'the color of a brand': {
      content: callOut({ isBrandPage: true, brandPage: { brandColor: gray } }),
      at: '/blocks/0/data/items/0/brandPage/brandColor',
    },
    'the color of a series in a box': {
      content: callOut({ isContentSeries: true, contentSeries: { color_scheme: gray } }),
      at: '/blocks/0/data/items/0/contentSeries/color_scheme',
    },
  },
  passes: {
    'a light ground': colored('#f3e3c3'),
    'a dark ground': colored('#0b4f48'),
    'a ground of three digits': colored('#fff'),
    'a ground that is just light enough': colored('#858585'),
    'a ground that is just dark enough': colored('#686868'),
    'a middle gray with a text of its own that can be read': promo({
      backgroundColor: '#767676',
      colors: { text: '#ffffff' },
    }),
    'texts without a ground': promo({ colors: { text: gray, accent: gray } }),
    'a text that can just be read': promo({ backgroundColor: '#ffffff', colors: { text: '#767676' } }),
    'an announcement that can be read': bar({ backgroundColor: '#0b4f48', textColor: '#ffffff' }),
    'a series on a light ground': series('#fff8e1'),
    'a brand of a box that is of none': callOut({ brandPage: { brandColor: gray } }),
    'a series of a box that is of none': callOut({ contentSeries: { color_scheme: gray } }),
    'a series whose brand decides': callOut({
      isBrandPage: true,
      brandPage: { brandColor: '#fff8e1' },
      isContentSeries: true,
      contentSeries: { color_scheme: gray },
    }),
  },
};
