import { block, picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a video by its id': {
      content: block('video', { videoId: 'abc123XYZ_-' }),
      at: '/blocks/0/data/transcripts',
    },
    'a list of videos': { content: block('video', { playListId: 'PLabc123' }) },
    'a film in a file': { content: block('video', { fileUrl: '/media/scoop.mp4' }) },
    'an empty transcript': {
      content: block('video', { videoId: 'abc123XYZ_-', transcripts: [{ html: ' ' }] }),
      severity: 'info',
    },
  },
  passes: {
    'a video with a transcript': block('video', {
      videoId: 'abc123XYZ_-',
      transcripts: [{ html: '<p>A</p>' }],
    }),
    'a video with several': block('video', {
      videoId: 'abc123XYZ_-',
      transcripts: [{ html: '' }, { title: 'Español', language: 'es', html: '<p>A</p>' }],
    }),
    'a film in a file with captions': block('video', {
      fileUrl: '/media/scoop.mp4',
      captions: [{ src: '/media/scoop.en.vtt', language: 'en' }],
    }),
    'a block without a video': block('video', { title: 'Soon' }),
    'a block whose code is blank': block('video', { embeddedVideoCode: '  ' }),
    'a picture': picture({ alt: 'A video on a screen' }),
  },
};
