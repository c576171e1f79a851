import { isBlank } from '#contracts/blank.ts';
import { embeddedPost } from '#contracts/frames/embeddedPost.ts';
import { factsOfHost } from '#contracts/frames/frameHosts.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'embed/no-text',
  severity: 'warning',
  summary: 'An embedded post has no description.',
  blocks: {
    'third-party-embed'({ data, place }, report) {
      const post = embeddedPost(data.url ?? '');
      if (!post || !isBlank(data.text ?? '')) return;
      const { name } = factsOfHost(post.host);
      report(
        place('/data'),
        `Readers who do not load ${name}, or who print the page, see nothing here. Describe what the post says.`,
      );
    },
  },
};
