import { embeddedPost } from '#contracts/frames/embeddedPost.ts';
import { everyFrameHost, factsOfHost, frameHostOf } from '#contracts/frames/frameHosts.ts';
import type { Rule } from '../../engine/rule.ts';

const names = everyFrameHost.map((host) => factsOfHost(host).name);
const known = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const rule: Rule = {
  id: 'embed/unknown-provider',
  severity: 'error',
  summary: 'An embedded post cannot be shown.',
  blocks: {
    'third-party-embed'({ data, place }, report) {
      const { url } = data;
      if (url === undefined || embeddedPost(url)) return;
      report(place('/data/url'), `${reasonOf(url)} Readers see only your description and the link.`, {
        evidence: url,
      });
    },
  },
};

function reasonOf(url: string): string {
  const address = URL.parse(url.trim());
  const host = address && frameHostOf(address);
  if (!address) return 'This is not a full web address. Copy the whole address, with https://.';
  return host
    ? `This address of ${factsOfHost(host).name} is not the address of a single post. Open the post, and copy its address.`
    : `Only posts of ${known} can be shown. This one is at ${address.hostname || 'no site'}.`;
}
