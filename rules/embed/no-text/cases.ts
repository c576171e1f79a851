import { block } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const post = (data: object): object => block('third-party-embed', data);
const url = 'https://www.instagram.com/p/Cabc123XYZ_/';
const title = 'How to measure a scoop';
const text = 'Level the powder with a knife.';

export const cases: RuleExamples = {
  finds: {
    'an address alone': {
      content: post({ url }),
      at: '/blocks/0/data',
      says: 'Instagram',
      severity: 'warning',
    },
    'a title without words': { content: post({ url, title }) },
    'words of blanks': { content: post({ url, title, text: ' \n ' }) },
  },
  passes: {
    'words and a title': post({ url, title, text }),
    'words alone': post({ url, text }),
    'a single word': post({ url, text: 'Level.' }),
    'words without an address': post({ text }),
    'a title without an address': post({ title, text: 'Weigh it once.' }),
  },
};
