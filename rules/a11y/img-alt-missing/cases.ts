import { block, picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a picture without a text alternative': { content: picture({}), at: '/blocks/0/data/alt' },
    'one in HTML': { content: '<p>A <img src="/media/a.jpg"> B</p>', marks: '<img src="/media/a.jpg">' },
    'one in a field of a card': {
      content: block('product-card', { productTitle: 'A', imgSrc: '/media/a.jpg' }),
      at: '/blocks/0/data/imgAlt',
    },
    'one among basic nodes': {
      content: block('basic', { nodes: [{ tag: 'img', attributes: { src: '/media/a.jpg' } }] }),
      at: '/blocks/0/data/nodes/0',
    },
    'the lead picture': { content: { image: { src: '/media/a.jpg' } }, at: '/image/alt' },
  },
  passes: {
    'a picture that is described': picture({ alt: 'Oats in a bowl' }),
    'a picture that is decoration': picture({ alt: '' }),
    'another version of a picture, which has no alternative of its own': picture({
      alt: 'Oats',
      sources: [{ media: '(max-width: 600px)', src: '/media/oats-small.jpg' }],
    }),
    'the portrait beside a quote': block('quote', { text: 'A', author: 'B', imageSrc: '/media/b.jpg' }),
    'the portrait of an author': { byline: { authors: [{ name: 'A', image: { src: '/media/a.jpg' } }] } },
    'decoration in HTML': '<p><img src="/media/line.png" alt></p>',
  },
};
