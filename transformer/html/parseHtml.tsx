import parse, {
  attributesToProps,
  type DOMNode,
  domToReact,
  Element,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import type { ReactNode } from 'react';
import { affiliateAttribute, repairedNetworkUrl } from '../../contracts/affiliate.ts';
import { markAnchor } from '../citations.ts';
import { firstFrame } from '../imageProxy.ts';
import { isAllowedAttribute, isAllowedTag } from './allowList.ts';
import { CiteLink } from './CiteLink.tsx';
import { readCiteMark, sourceAttribute } from './citeMark.ts';

/**
 * Makes React elements of sanitised HTML. The second wall: whatever the sanitiser should have missed is left out
 * here, so that no unknown tag or attribute ever reaches React.
 *
 * @param linkNetworkHosts whose broken addresses are mended in paid links
 */
export function parseHtml(sanitised: string, linkNetworkHosts: ReadonlySet<string>): ReactNode {
  const options: HTMLReactParserOptions = {
    replace: (node) => keepAllowed(node, linkNetworkHosts) ?? citation(node, options) ?? animation(node),
  };
  return parse(sanitised, options);
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

/** An animated picture, and its first frame for readers who want no motion: the rest is not even loaded for them. */
function animation(node: DOMNode) {
  if (!(node instanceof Element) || node.name !== 'img') return undefined;
  const still = firstFrame(node.attribs.src ?? '');
  if (still === undefined) return undefined;
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
      <img {...attributesToProps(node.attribs)} alt={node.attribs.alt} />
    </picture>
  );
}

/** A mark that cites a source becomes the text in it, if there is any, and the source's number behind that. */
function citation(node: DOMNode, options: HTMLReactParserOptions) {
  if (!(node instanceof Element) || node.attribs[sourceAttribute] === undefined) return undefined;
  const mark = readCiteMark(node.attribs[sourceAttribute]);
  const text = domToReact(node.children as DOMNode[], options);
  if (!mark) return <>{text}</>;
  const { id, number, nth } = mark;
  return (
    <>
      {text}
      <CiteLink source={id} number={number} anchor={markAnchor(id, nth)} />
    </>
  );
}
