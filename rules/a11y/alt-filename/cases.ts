import { each, picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each('an ending', ['png', 'gif', 'webp', 'avif', 'svg', 'heic', 'tif', 'bmp'], (ending) => ({
      content: picture({ alt: `oats.${ending}` }),
    })),
    ...each(
      'a beginning',
      ['DSC', 'PXL', 'MVIMG', 'Untitled', 'photo', 'picture', 'shutterstock', 'iStock', 'AdobeStock'],
      (name) => ({ content: picture({ alt: `${name}_0042` }) }),
    ),
    'a file of a camera': { content: picture({ alt: 'IMG_1234' }), at: '/blocks/0/data/alt' },
    'a name with an ending': {
      content: picture({ alt: 'oats-in-bowl_final.JPG' }),
      marks: 'oats-in-bowl_final.JPG',
    },
    'a stock agency’s number': { content: picture({ alt: 'GettyImages-1234567' }) },
    'a screenshot': { content: picture({ alt: 'Screenshot 2026-01-01' }) },
    'one in HTML': { content: '<p><img src="/a.jpg" alt="DSC0042.jpeg"></p>', marks: 'DSC0042.jpeg' },
  },
  passes: {
    'a sentence that names a file': picture({ alt: 'The label of sample.jpg on a screen' }),
    'a short description': picture({ alt: 'Oats' }),
    'a word that cameras use, in a sentence': picture({ alt: 'Image sensors compared in a chart' }),
    'a name with a number': picture({ alt: 'Vitamin B12' }),
    'nothing, for decoration': picture({ alt: '' }),
    'a host’s name': picture({ alt: 'The logo of Norrland.example' }),
  },
};
