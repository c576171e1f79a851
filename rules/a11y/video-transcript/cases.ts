import { picture } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'a video by its id': {
      content: { type: 'video', data: { videoId: 'abc123XYZ_-' } },
      at: '/blocks/0/data/transcripts',
    },
    'a list of videos': { content: { type: 'video', data: { playListId: 'PLabc123' } } },
    'a film in a file': { content: { type: 'video', data: { fileUrl: '/media/scoop.mp4' } } },
    'an empty transcript': {
      content: { type: 'video', data: { videoId: 'abc123XYZ_-', transcripts: [{ html: ' ' }] } },
      severity: 'info',
    },
  },
  passes: {
    'a video with a transcript': {
      type: 'video',
      data: { videoId: 'abc123XYZ_-', transcripts: [{ html: '<p>A</p>' }] },
    },
    'a video with several': {
      type: 'video',
      data: {
        videoId: 'abc123XYZ_-',
        transcripts: [{ html: '' }, { title: 'Español', language: 'es', html: '<p>A</p>' }],
      },
    },
    'a film in a file with captions': {
      type: 'video',
      data: { fileUrl: '/media/scoop.mp4', captions: [{ src: '/media/scoop.en.vtt', language: 'en' }] },
    },
    'a block without a video': { type: 'video', data: { title: 'Soon' } },
    'a block whose code is blank': { type: 'video', data: { embeddedVideoCode: '  ' } },
    'a picture': picture({ alt: 'A video on a screen' }),
  },
};
