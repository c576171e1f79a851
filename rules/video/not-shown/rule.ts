import { mediaFile } from '#contracts/frames/mediaFile.ts';
import { addressIn, isPending, isVideoHost, videoSource } from '#contracts/frames/videoSource.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'video/not-shown',
  severity: 'error',
  summary: 'Readers do not get the video that the author chose.',
  blocks: {
    video({ data, place }, report) {
      const { fileUrl } = data;
      if (fileUrl !== undefined && videoSource(data)) {
        const message = 'What is played is the video of the other fields. Take the file out, or those.';
        report(place('/data/fileUrl'), message, { evidence: fileUrl, severity: 'warning' });
      } else if (fileUrl !== undefined && !mediaFile(fileUrl)) {
        report(place('/data/fileUrl'), fileRemedy, { evidence: fileUrl });
      }
      const code = data.embeddedVideoCode?.trim();
      if (isPending(data) || !code) return;
      const address = addressIn(code);
      const at = place('/data/embeddedVideoCode');
      if (!videoSource(data) && !mediaFile(fileUrl)) {
        report(at, `${reasonOf(address)} Nothing of this block is shown. ${remedy}`, { evidence: code });
      } else if (!address || !isVideoHost(address)) {
        const message = `${reasonOf(address)} What is played is the video of the other fields. Take this one out, or those.`;
        report(at, message, { evidence: code, severity: 'warning' });
      }
    },
  },
};

const fileRemedy =
  'Browsers play files whose name ends with .mp4, .webm, .m4v, .mov, .ogv, .mp3, .m4a, .aac, .ogg, .oga, .opus, .flac or .wav. Nothing of this one is shown.';
const remedy = 'Write the address of a video of YouTube, such as https://www.youtube.com/embed/abc123XYZ_-.';

function reasonOf(address: URL | undefined): string {
  if (!address) return 'There is no address of a video in this.';
  return isVideoHost(address)
    ? 'This address of YouTube names neither a video nor a playlist.'
    : `Pages show videos of YouTube only, and this one is at ${address.hostname}.`;
}
