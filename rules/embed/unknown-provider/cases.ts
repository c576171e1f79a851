import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const post = (url?: string): object =>
  block('third-party-embed', {
    ...(url === undefined ? {} : { url }),
    title: 'How to measure a scoop',
    text: 'Level the powder with a knife.',
  });
const at = '/blocks/0/data/url';

export const cases: RuleExamples = {
  finds: {
    'a site that pages do not show': {
      content: post('https://www.dailymotion.com/video/x8abcde'),
      at,
      says: 'www.dailymotion.com',
      severity: 'error',
    },
    'a site that only looks like a known one': {
      content: post('https://youtube.com.videos.example/watch?v=abc'),
      says: 'youtube.com.videos.example',
    },
    ...each(
      'an address without a post',
      [
        'https://www.youtube.com/@channel',
        'https://vimeo.com/staff',
        'https://open.spotify.com/user/somebody',
        'https://www.tiktok.com/@somebody',
        'https://www.instagram.com/somebody/',
        'https://x.com/somebody',
      ],
      (address) => ({ content: post(address), at, message: 'not the address of a single post' }),
    ),
    'a short address of a telephone': {
      content: post('https://vm.tiktok.com/ZMabcdef/'),
      says: 'vm.tiktok.com',
    },
    'an address of this site': { content: post('/media/film.mp4'), says: 'not a full web address' },
  },
  passes: {
    'a video of YouTube': post('https://youtu.be/abc123?t=90'),
    'a video of Vimeo': post('https://vimeo.com/76979871'),
    'a song of Spotify': post('https://open.spotify.com/track/4rOoJ6Egrf8K2IrywzwOMk'),
    'a film of TikTok': post('https://www.tiktok.com/@somebody/video/7123456789012345678'),
    'a picture of Instagram': post('https://www.instagram.com/p/Cabc123XYZ_/'),
    'a post of X under its old name': post('https://twitter.com/somebody/status/1734567890123456789'),
    'words without an address': post(),
  },
};
