import { videoHost, videoSource } from '#contracts/frames/videoSource.ts';
import { widget } from '#transformer/widget.ts';
import { videoNodes } from './videoNodes.ts';

export default widget('video', {
  load: () => import('./Video.tsx'),
  reads: ['preview'],
  frames: (data) => (videoSource(data) ? [videoHost] : []),
  structuredData: videoNodes,
  hydrate: 'interaction',
  why: 'Puts the player in place of the picture when a reader asks for it.',
});
