import { mediaFile } from '#contracts/frames/mediaFile.ts';
import { videoHost, videoSource } from '#contracts/frames/videoSource.ts';
import type { VideoData } from '#schemas/generated/types.ts';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import type { DescribedPage, JsonLdNode } from '#transformer/registry/structuredData.ts';
import { widget } from '#transformer/registry/widget.ts';
import { present, presentHtml } from '../ui/presentText.ts';
import { playerAddress } from './playerAddress.ts';

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

/** Search engines require name, thumbnail and publication date: no structured data without them. */
function videoNodes(data: VideoData, { pictureAddress }: DescribedPage): JsonLdNode[] {
  const source = videoSource(data);
  const file = source ? undefined : mediaFile(data.fileUrl);
  // The address of a file of this site is unknown here.
  const contentUrl = file?.kind === 'film' && file.origin ? file.src : undefined;
  const html = presentHtml(data.htmlTitle);
  const name = (html && present(textOfHtml(html))) ?? present(data.title);
  const picture = data.poster && pictureAddress(data.poster.src);
  if ((!source && !contentUrl) || !name || !picture || !data.uploadDate) return [];
  const transcript = data.transcripts?.find(({ html }) => presentHtml(html));
  return [
    {
      '@type': 'VideoObject',
      name,
      thumbnailUrl: picture,
      uploadDate: data.uploadDate,
      ...(source ? { embedUrl: playerAddress(source, data) } : { contentUrl }),
      transcript: transcript && textOfHtml(transcript.html),
    },
  ];
}
