import { mediaFile } from '#contracts/frames/mediaFile.ts';
import { addressIn, isPending, isVideoHost, videoSource } from '#contracts/frames/videoSource.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'video/not-shown',
  severity: 'error',
  summary: 'A video is not shown to readers.',
  blocks: {
    video({ data, place }, report) {
      const { fileUrl } = data;
      if (fileUrl !== undefined && videoSource(data)) {
        const message = 'The video of the other fields is played. Remove the file, or the other fields.';
        report(place('/data/fileUrl'), message, { evidence: fileUrl, severity: 'warning' });
      } else if (fileUrl !== undefined && !mediaFile(fileUrl)) {
        report(place('/data/fileUrl'), fileRemedy, { evidence: fileUrl });
      }
      const code = data.embeddedVideoCode?.trim();
      if (isPending(data) || !code) return;
      const address = addressIn(code);
      const at = place('/data/embeddedVideoCode');
      if (!videoSource(data) && !mediaFile(fileUrl)) {
        report(at, `${reasonOf(address)} The block is not shown. ${remedy}`, { evidence: code });
      } else if (!address || !isVideoHost(address)) {
        const message = `${reasonOf(address)} The video of the other fields is played. Remove this address, or the other fields.`;
        report(at, message, { evidence: code, severity: 'warning' });
      }
    },
  },
};

const fileRemedy =
  'Browsers cannot play this file, so it is not shown. Its name must end with .mp4, .webm, .m4v, .mov, .ogv, .mp3, .m4a, .aac, .ogg, .oga, .opus, .flac or .wav.';
const remedy = 'Enter the address of a YouTube video, such as https://www.youtube.com/embed/abc123XYZ_-.';

function reasonOf(address: URL | undefined): string {
  if (!address) return 'This contains no video address.';
  return isVideoHost(address)
    ? 'This YouTube address is neither a video nor a playlist.'
    : `Only YouTube videos can be shown. This one is at ${address.hostname}.`;
}
