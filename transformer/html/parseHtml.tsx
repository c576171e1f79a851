import parse, { type DOMNode, Element } from 'html-react-parser';
import type { ReactNode } from 'react';
import { isAllowedAttribute, isAllowedTag } from './allowList.ts';

/**
 * Makes React elements of sanitised HTML. The second wall: whatever the sanitiser should have missed is left out
 * here, so that no unknown tag or attribute ever reaches React.
 */
export function parseHtml(sanitised: string): ReactNode {
  return parse(sanitised, { replace: keepAllowed });
}

function keepAllowed(node: DOMNode) {
  if (!(node instanceof Element)) return undefined;
  // Nothing but an element tells the parser to leave the node out.
  // biome-ignore lint/complexity/noUselessFragments: see above
  if (!isAllowedTag(node.name)) return <></>;
  for (const name of Object.keys(node.attribs)) {
    if (!isAllowedAttribute(node.name, name)) delete node.attribs[name];
  }
  return undefined;
}
