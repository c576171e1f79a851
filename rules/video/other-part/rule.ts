import { unreadParts } from '#contracts/frames/videoSource.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'video/other-part',
  severity: 'warning',
  summary: 'The address of a video names a part of it that pages cannot play.',
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
  return `Readers get the video without this part of its address: ${parts.join(', ')}. Say where to start and to end in seconds, such as start=30&end=60, and name a list by its id.`;
}
