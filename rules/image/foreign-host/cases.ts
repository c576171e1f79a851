import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const picture = (src: string): object => block('image', { src, alt: 'A label', width: 640, height: 360 });

const onAllowedHosts: RuleExamples = {
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
};

const onAnyHost: RuleExamples = {
  finds: {},
  passes: { 'any host where no host is allowed': picture('https://elsewhere.example/a.png') },
};

export const cases: readonly RuleExamples[] = [onAllowedHosts, onAnyHost];
