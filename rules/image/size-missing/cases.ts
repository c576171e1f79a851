import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const picture = (src: string): object => block('image', { src, alt: 'A label', width: 640, height: 360 });

export const cases: RuleExamples = {
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
    'the picture of a card, whose place has a size': block('product-card', {
      productTitle: 'Pillow',
      imgSrc: '/media/a.png',
      imgAlt: 'A pillow',
    }),
    'no picture': '<p>Sleep.</p>',
    'a size without quotes': '<p><img src=/media/a.png alt="" width=64 height=36></p>',
  },
};
