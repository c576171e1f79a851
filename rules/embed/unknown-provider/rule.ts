import { embeddedPost } from '#contracts/frames/embeddedPost.ts';
import { everyFrameHost, factsOfHost, frameHostOf } from '#contracts/frames/frameHosts.ts';
import type { Rule } from '../../engine/rule.ts';

const names = everyFrameHost.map((host) => factsOfHost(host).name);
const known = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const rule: Rule = {
  id: 'embed/unknown-provider',
  severity: 'error',
  summary: 'A post of another site is one that pages cannot show.',
  blocks: {
    'third-party-embed'({ data, place }, report) {
      const { url } = data;
      if (url === undefined || embeddedPost(url)) return;
      report(place('/data/url'), `${reasonOf(url)} Readers get your words and the link alone.`, {
        evidence: url,
      });
    },
  },
};

function reasonOf(url: string): string {
  const address = URL.parse(url.trim());
  const host = address && frameHostOf(address);
  if (!address)
    return 'This is no address of another site. Copy the whole of it, with https:// at its beginning.';
  return host
    ? `This address of ${factsOfHost(host).name} names no single post. Open the post there, and copy its address.`
    : `Pages show posts of ${known} only, and this one is at ${address.hostname || 'no site'}.`;
}
