import { mediaFile } from '#contracts/frames/mediaFile.ts';
import { videoHost, videoSource } from '#contracts/frames/videoSource.ts';
import { widget } from '#transformer/widget.ts';
import { videoNodes } from './videoNodes.ts';

export default widget('video', {
  load: () => import('./Video.tsx'),
  reads: ['preview'],
  frames: (data) => (videoSource(data) ? [videoHost] : []),
  media: (data) => mediaFile(data.fileUrl)?.origin,
  structuredData: videoNodes,
  hydrate: 'interaction',
  // A file has the browser's own player.
  needsScript: (data) => videoSource(data) !== undefined,
  why: 'Puts the player in place of the picture when a reader asks for it.',
});
