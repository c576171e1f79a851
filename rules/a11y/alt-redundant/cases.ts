import { block, each, picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'an announcement',
      ['the photo showing', 'photograph of', 'pic of', 'graphic depicting', 'icon of', 'picture of'],
      (words) => ({ content: picture({ alt: `${words} oats` }) }),
    ),
    '"image of"': { content: picture({ alt: 'Image of a bowl of oats' }), says: '"Image of"' },
    '"a photo showing"': { content: picture({ alt: 'A photo showing oats' }) },
    'the caption once more': {
      content: picture({ alt: 'A bowl of oats', caption: '<em>A bowl of oats.</em>' }),
      says: 'repeats the caption',
    },
    'the caption once more, in other letters': {
      content: picture({ alt: 'a bowl of OATS', caption: 'A bowl of oats' }),
      says: 'repeats the caption',
    },
    'the caption once more, behind a mark': {
      content: picture({ alt: '“Oats” in a bowl', caption: 'Oats in a bowl' }),
      says: 'repeats the caption',
    },
    'the caption once more, in HTML': {
      content: '<figure><img src="/a.jpg" alt="Oats"><figcaption>Oats</figcaption></figure>',
      marks: 'Oats',
    },
    'one in a field of a card': {
      content: block('product-card', { productTitle: 'A', imgSrc: '/a.jpg', imgAlt: 'picture of a tub' }),
      at: '/blocks/0/data/imgAlt',
    },
  },
  passes: {
    'a kind of picture that matters': picture({ alt: 'Bar chart of sleep by age' }),
    'an X-ray': picture({ alt: 'X-ray of a healed wrist' }),
    'a picture in the picture': picture({ alt: 'A woman holds a photo of her family' }),
    'a caption that says something else': picture({
      alt: 'Oats in a bowl',
      caption: 'Oats lower cholesterol.',
    }),
    'decoration with a caption': picture({ alt: '', caption: '' }),
    'a picture in an idiom': picture({ alt: 'The picture book that the nurse reads from' }),
  },
};
