import { unreadParts } from '#contracts/frames/videoSource.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'video/other-part',
  severity: 'warning',
  summary: 'The address of a video has a start, end or list that is not supported.',
  blocks: {
    video({ data, place }, report) {
      const parts = unreadParts(data.embeddedVideoCode ?? '');
      if (parts.length > 0)
        report(place('/data/embeddedVideoCode'), messageOf(parts), { evidence: parts.join(' ') });
    },
    'third-party-embed'({ data, place }, report) {
      const parts = unreadParts(data.url ?? '');
      if (parts.length > 0) report(place('/data/url'), messageOf(parts), { evidence: parts.join(' ') });
    },
  },
};

function messageOf(parts: readonly string[]): string {
  return `This part of the video address is ignored: ${parts.join(', ')}. Write start and end in seconds, such as start=30&end=60, and use the id of a list.`;
}
