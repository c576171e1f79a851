import parse, { type DOMNode, Element } from 'html-react-parser';
import type { ReactNode } from 'react';
import { affiliateAttribute, repairedNetworkUrl } from '../../contracts/affiliate.ts';
import { isAllowedAttribute, isAllowedTag } from './allowList.ts';

/**
 * Makes React elements of sanitised HTML. The second wall: whatever the sanitiser should have missed is left out
 * here, so that no unknown tag or attribute ever reaches React.
 *
 * @param linkNetworkHosts whose broken addresses are mended in paid links
 */
export function parseHtml(sanitised: string, linkNetworkHosts: ReadonlySet<string>): ReactNode {
  return parse(sanitised, { replace: (node) => keepAllowed(node, linkNetworkHosts) });
}

function keepAllowed(node: DOMNode, linkNetworkHosts: ReadonlySet<string>) {
  if (!(node instanceof Element)) return undefined;
  // Nothing but an element tells the parser to leave the node out.
  // biome-ignore lint/complexity/noUselessFragments: see above
  if (!isAllowedTag(node.name)) return <></>;
  for (const name of Object.keys(node.attribs)) {
    if (!isAllowedAttribute(node.name, name)) delete node.attribs[name];
  }
  if (affiliateAttribute in node.attribs) {
    node.attribs.href = repairedNetworkUrl(node.attribs.href ?? '', linkNetworkHosts);
  }
  return undefined;
}
