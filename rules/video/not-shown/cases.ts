import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const video = (data: object): object => block('video', { title: 'How to measure a scoop', ...data });
const embedded = (embeddedVideoCode: string): object => video({ embeddedVideoCode });
const at = '/blocks/0/data/embeddedVideoCode';

export const cases: RuleExamples = {
  finds: {
    'a video at Vimeo': {
      content: embedded('https://player.vimeo.com/video/76979871'),
      at,
      says: 'player.vimeo.com',
      severity: 'error',
    },
    'the code of a foreign player': {
      content: embedded('<iframe src="https://fast.wistia.net/embed/iframe/abc"></iframe>'),
      says: 'fast.wistia.net',
    },
    'a host that only looks like the right one': {
      content: embedded('https://youtube.com.videos.example/embed/abc'),
      says: 'youtube.com.videos.example',
    },
    ...each(
      'an address without a video',
      [
        'https://www.youtube.com/@channel',
        'https://youtu.be/',
        'https://www.youtube.com/watch?list=',
        'https://www.youtube.com/embed/videoseries',
      ],
      (address) => ({ content: embedded(address), message: 'neither' }),
    ),
    'no address at all': { content: embedded('the one with the scoop'), says: 'no video address' },
    'code without an address': { content: embedded('<iframe></iframe>'), says: 'no video address' },
    'a foreign video beside the id of one that is played': {
      content: video({ embeddedVideoCode: 'https://vimeo.com/76979871', videoId: 'abc123' }),
      at,
      severity: 'warning',
      says: 'other fields',
    },
    'a file that is no film': {
      content: video({ fileUrl: 'https://files.example.com/scoop.pdf' }),
      at: '/blocks/0/data/fileUrl',
      severity: 'error',
      says: '.mp4',
    },
    'a file beside the id of one that is played': {
      content: video({ fileUrl: '/media/scoop.mp4', videoId: 'abc123' }),
      at: '/blocks/0/data/fileUrl',
      severity: 'warning',
      says: 'other fields',
    },
    'a foreign video beside a file that is played': {
      content: video({ embeddedVideoCode: 'https://vimeo.com/76979871', fileUrl: '/media/scoop.mp4' }),
      at,
      severity: 'warning',
      says: 'other fields',
    },
  },
  passes: {
    'a file of another host': video({ fileUrl: 'https://files.example.com/scoop.MP4?v=2' }),
    'a sound of this site': video({ fileUrl: '/media/scoop.mp3' }),
    'an address for embedding': embedded('https://www.youtube.com/embed/abc123'),
    'an address for watching': embedded('https://m.youtube.com/watch?v=abc123'),
    'a short address': embedded('https://youtu.be/abc123?t=90'),
    'the player without cookies': embedded('https://www.youtube-nocookie.com/embed/abc123'),
    'the code of the player': embedded('<iframe src="https://www.youtube.com/embed/abc123"></iframe>'),
    'a playlist': embedded('https://www.youtube.com/embed/videoseries?list=PL1'),
    'an id alone': video({ videoId: 'abc123' }),
    'a channel beside an id': video({
      embeddedVideoCode: 'https://www.youtube.com/@channel',
      videoId: 'abc',
    }),
    'a video that is still to be chosen': video({}),
    'a blank code': embedded('  '),
  },
};
