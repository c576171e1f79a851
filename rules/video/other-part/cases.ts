import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const video = (embeddedVideoCode: string): object =>
  block('video', { title: 'How to measure a scoop', embeddedVideoCode });
const embed = (url: string): object =>
  block('third-party-embed', {
    title: 'How to measure a scoop',
    text: 'Level the powder with a knife.',
    url,
  });
const address = 'https://www.youtube.com/embed/abc123';

export const cases: RuleExamples = {
  finds: {
    'a clip': {
      content: video(`${address}?clip=UgkxAbc`),
      at: '/blocks/0/data/embeddedVideoCode',
      says: 'clip=UgkxAbc',
      severity: 'warning',
    },
    'the results of a search': {
      content: video(`${address}?listType=search&list=scoops`),
      says: 'listType=search, list=scoops',
    },
    'a post that starts at no time': {
      content: embed('https://www.youtube.com/watch?v=abc123#t=soon'),
      at: '/blocks/0/data/url',
      says: '#t=soon',
    },
    ...each('a time that is none', ['start=soon', 't=-5', 'end=later', 'start=60&end=30'], (part) => ({
      content: video(`${address}?${part}`),
      message: part.split('&').at(-1) ?? part,
    })),
  },
  passes: {
    'a start and an end': video(`${address}?start=30&end=60`),
    'a start behind the address': embed('https://www.youtube.com/watch?v=abc123#t=1m30s'),
    'a playlist by its type': video(`${address}?listType=playlist&list=PL1`),
    'all videos of an account': video(
      '<iframe src="https://www.youtube.com/embed?listType=user_uploads&list=SomeClinic"></iframe>',
    ),
    'what a channel sends live': embed('https://www.youtube.com/embed/live_stream?channel=UCabc123'),
    'how the player looks': video(`${address}?controls=0&rel=0`),
    'another site': embed('https://vimeo.com/76979871#t=90s'),
    'no address': video('the one with the scoop'),
  },
};
