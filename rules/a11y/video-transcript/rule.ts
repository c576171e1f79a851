import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'a11y/video-transcript',
  severity: 'info',
  summary: 'A video has no transcript.',
  blocks: {
    video({ data, place }, report) {
      const isShown = Boolean(
        data.embeddedVideoCode?.trim() || data.videoId || data.playListId || data.fileUrl,
      );
      if (!isShown || data.captions?.length || data.transcripts?.some(({ html }) => html.trim() !== ''))
        return;
      report(
        place('/data/transcripts'),
        'This video has no transcript. Readers who cannot hear it miss what is said, unless the player has captions. Add a transcript.',
      );
    },
  },
};
