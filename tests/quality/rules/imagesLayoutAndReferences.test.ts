import { foreignHost } from '../../../quality/rules/image/foreignHost.ts';
import { imageFormat } from '../../../quality/rules/image/format.ts';
import { sizeMissing } from '../../../quality/rules/image/sizeMissing.ts';
import { adjacentAds } from '../../../quality/rules/layout/adjacentAds.ts';
import { emptySection } from '../../../quality/rules/layout/emptySection.ts';
import { unknownCard } from '../../../quality/rules/ref/unknownCard.ts';
import { unknownVariant } from '../../../quality/rules/ref/unknownVariant.ts';
import { findingsOf } from '../../../quality/testing/ruleCases.ts';
import { describeRule } from './cases.ts';

const picture = (src: string): object => ({
  type: 'image',
  data: { src, alt: 'A label', width: 640, height: 360 },
});

describeRule(sizeMissing, {
  finds: {
    'no size': {
      content: '<p><img src="/media/a.png" alt=""></p>',
      marks: '<img src="/media/a.png" alt="">',
      says: 'no width and no height',
    },
    'no height': { content: '<p><img src="/media/a.png" alt="" width="64"></p>', says: 'has no height' },
    'a width that is no number': {
      content: '<p><img src="/media/a.png" alt="" width="full" height="9"></p>',
    },
  },
  passes: {
    'a size': '<p><img src="/media/a.png" alt="" width="64" height="36"></p>',
    'a block with a size': picture('/media/a.png'),
    'the picture of a card, whose place has a size': {
      type: 'product-card',
      data: { productTitle: 'Pillow', imgSrc: '/media/a.png', imgAlt: 'A pillow' },
    },
    'no picture': '<p>Sleep.</p>',
    'a size without quotes': '<p><img src=/media/a.png alt="" width=64 height=36></p>',
  },
});

describeRule(imageFormat, {
  finds: {
    'a scan': { content: picture('/media/a.tiff'), at: '/blocks/0/data/src', says: 'TIFF' },
    'a picture of a phone, in capitals': { content: picture('/media/A.HEIC') },
    'a document in a text': {
      content: '<p><img src="/media/a.pdf?page=1" alt="" width="64" height="36"></p>',
      marks: '/media/a.pdf?page=1',
    },
  },
  passes: {
    'a photo': picture('/media/a.jpg'),
    'a photo whose query names a document': picture('/media/a.jpg?of=a.pdf'),
    'a modern format': picture('/media/a.avif'),
    'a drawing': picture('/media/a.svg'),
    'an address without an ending': picture('https://images.example/12345'),
    'an ending in the query': picture('https://images.example/a?source=a.tiff'),
    'a name that holds an ending': picture('/media/a.tiff.png'),
  },
});

describeRule(foreignHost, {
  finds: {
    'a picture elsewhere': {
      content: picture('https://elsewhere.example/a.png'),
      says: 'from elsewhere.example',
    },
    'a picture elsewhere in a text': {
      content: '<p><img src="https://elsewhere.example/a.png" alt="" width="64" height="36"></p>',
      marks: 'https://elsewhere.example/a.png',
    },
    'a host that ends alike': { content: picture('https://notimages.example/a.png') },
  },
  passes: {
    'an allowed host': picture('https://images.example/a.png'),
    'an allowed host in capitals': picture('https://IMAGES.example/a.png'),
    'the site itself': picture('https://pagewell.example/a.png'),
    'a path': picture('/media/a.png'),
    'a text without pictures': '<p>https://elsewhere.example/a.png</p>',
  },
  options: { settings: { imageHosts: ['images.example'], ownHosts: ['pagewell.example'] } },
});

test('hosts of pictures are not looked at where no host is allowed', () => {
  expect(findingsOf(foreignHost, picture('https://elsewhere.example/a.png'))).toEqual([]);
});

const heading = (text: string, level = 2): object => ({ type: 'heading', data: { text, level } });
const text = { type: 'rich-text', data: { html: '<p>Drink enough.</p>' } };

describeRule(emptySection, {
  finds: {
    'a section right behind another': {
      content: [heading('Winter'), heading('Summer'), text],
      at: '/blocks/0/data/text',
      says: 'the next one',
    },
    'a part before the next section': { content: [text, heading('Winter', 3), heading('Summer', 2), text] },
    'the end of the article': { content: [text, heading('Winter')], says: 'Nothing stands below' },
  },
  passes: {
    'a section with a text': [heading('Winter'), text, heading('Summer'), text],
    'a section that begins with a part': [heading('Winter'), heading('January', 3), text],
    'parts inside parts': [heading('Winter'), heading('January', 3), heading('Monday', 4), text],
    'a card': [heading('Winter'), { type: 'product-card', data: { productTitle: 'Tea' } }],
    'an outline': [heading('Winter'), heading('Summer')],
    'headings inside a text': '<h2>Winter</h2><h2>Summer</h2>',
  },
});

const ad = { type: 'inline-ad', data: {} };

describeRule(adjacentAds, {
  finds: {
    'two in a row': { content: [text, ad, ad, text], at: '/blocks/2' },
    'each behind another': { content: [ad, ad, ad], count: 2 },
    'two at the end': { content: [text, ad, ad] },
  },
  passes: {
    'a text between them': [ad, text, ad],
    'a heading between them': [ad, heading('Winter'), ad, text],
    'one at the end': [text, ad],
    'an advertisement beside a paid card': [ad, { type: 'product-card', data: { productTitle: 'Tea' } }],
    none: [text, text],
  },
});

const card = { type: 'product-card', data: { productTitle: 'Tea' } };
const picks = (...hashRoutes: (string | undefined)[]): object => ({
  type: 'quick-look',
  data: { items: hashRoutes.map((hashRoute) => ({ title: 'Tea', ...(hashRoute ? { hashRoute } : {}) })) },
});

describeRule(unknownCard, {
  finds: {
    'a card behind the last': {
      content: [picks('page0-card1'), card],
      at: '/blocks/0/data/items/0/hashRoute',
      says: 'product cards up to page0-card0',
    },
    'a card of another page': { content: [picks('page1-card0'), card] },
    'a pick without a card at its place': {
      content: [picks(undefined, undefined), card],
      at: '/blocks/0/data/items/1',
      says: 'This is pick 2',
    },
    'an article without cards': { content: [picks('page0-card0')], says: 'no product cards' },
  },
  passes: {
    'the first card': [picks('page0-card0'), card],
    'the last card, with a number sign': [picks('#page0-card1'), card, card],
    'picks at the places of cards': [picks(undefined, undefined), card, card],
    'a card that stands before the list': [card, picks('page0-card0')],
    'two picks for one card': [picks('page0-card0', 'page0-card0'), card],
    'a card in a carousel': [
      picks('page0-card0'),
      { type: 'product-card-carousel', data: { cards: [{ id: 'c', ...card }] } },
    ],
  },
});

const shown = (when: object): object => ({ ...text, when });

describeRule(unknownVariant, {
  finds: {
    'a slip in the variant': {
      content: shown({ experiment: 'commercePropensity', variant: 'hihg' }),
      at: '/blocks/0/when/variant',
      says: '"control", "low", "high"',
    },
    'a slip in the experiment': {
      content: shown({ experiment: 'comercePropensity', variant: 'high' }),
      at: '/blocks/0/when/experiment',
      says: '"commercePropensity"',
    },
    "another experiment's variant": { content: shown({ experiment: 'engagementTemplate', variant: 'high' }) },
  },
  passes: {
    'a variant': shown({ experiment: 'commercePropensity', variant: 'high' }),
    'those who take no part': shown({ experiment: 'engagementTemplate', variant: 'control' }),
    'an experiment of the configuration': shown({ experiment: 'newHero', variant: 'b' }),
    'a country': shown({ countries: ['US'] }),
    'a block for all': text,
  },
});
