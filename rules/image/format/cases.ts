import { block, each } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

const picture = (src: string): object => block('image', { src, alt: 'A label', width: 640, height: 360 });

export const cases: RuleExamples = {
  finds: {
    ...each(
      'an ending',
      ['bmp', 'tif', 'psd', 'heic', 'heif', 'eps', 'ai', 'raw', 'cr2', 'nef', 'pdf', 'docx', 'html'],
      (ending) => ({ content: picture(`/media/label.${ending}`) }),
    ),
    'a scan': { content: picture('/media/a.tiff'), at: '/blocks/0/data/src', says: 'TIFF' },
    'a picture of a phone, in capitals': { content: picture('/media/A.HEIC') },
    'a document in a text': {
      content: '<p><img src="/media/a.pdf?page=1" alt="" width="64" height="36"></p>',
      marks: '/media/a.pdf?page=1',
    },
  },
  passes: {
    'a photo': picture('/media/a.jpg'),
    'a photo whose query names a document': picture('/media/a.jpg?of=a.pdf'),
    'a modern format': picture('/media/a.avif'),
    'a drawing': picture('/media/a.svg'),
    'an address without an ending': picture('https://images.example/12345'),
    'an ending in the query': picture('https://images.example/a?source=a.tiff'),
    'a name that holds an ending': picture('/media/a.tiff.png'),
  },
};
