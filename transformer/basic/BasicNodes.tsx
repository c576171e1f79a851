import { attributesToProps } from 'html-react-parser';
import { createElement, type ReactNode, useContext } from 'react';
import { affiliateAttribute, repairedNetworkUrl } from '#contracts/affiliate.ts';
import { maxNodeDepth } from '../article/limits.ts';
import { cleanImage, cleanLink, type Note } from '../html/cleanAttributes.ts';
import { elementOf } from '../html/elements.ts';
import { NestedBlock } from '../html/NestedBlock.tsx';
import { type ServerRendering, ServerRenderingContext } from '../html/serverRendering.ts';
import { type BasicElement, readNode } from './basicNode.ts';

export function BasicNodes({ nodes }: { nodes: readonly unknown[] }): ReactNode {
  return renderNodes(nodes, 0, useContext(ServerRenderingContext) ?? ofNoPage);
}

type Rendering = Pick<ServerRendering, 'nextPicture' | 'linkNetworkHosts'>;

const ofNoPage: Rendering = { nextPicture: () => 'lazy', linkNetworkHosts: new Set() };

function renderNodes(nodes: readonly unknown[], depth: number, rendering: Rendering): ReactNode[] {
  // Deeper than any prose; omitting text is better than a stack overflow.
  if (depth > maxNodeDepth) return [];
  return nodes.map((value, index) => renderNode(value, depth, index, rendering));
}

function renderNode(value: unknown, depth: number, key: number, rendering: Rendering): ReactNode {
  const node = readNode(value);
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'element':
      return renderElement(node.element, depth, key, rendering);
    case 'refused-element':
      return renderNodes(node.children, depth + 1, rendering);
    case 'block':
      return <NestedBlock key={key} block={node.block} />;
    case 'nothing':
      return null;
  }
}

function renderElement(
  { tag, attributes, children }: BasicElement,
  depth: number,
  key: number,
  rendering: Rendering,
): ReactNode {
  if (tag === 'img') {
    const image = cleanImage({ ...attributes }, ignore, rendering.nextPicture);
    return image.src === undefined ? null : createElement('img', { ...attributesToProps(image), key });
  }
  const clean = tag === 'a' ? cleanLink({ ...attributes }, ignore) : attributes;
  const shown =
    affiliateAttribute in clean
      ? { ...clean, href: repairedNetworkUrl(clean.href ?? '', rendering.linkNetworkHosts) }
      : clean;
  const props = { ...attributesToProps({ ...shown }), key };
  // React throws on children of void elements.
  if (elementOf(tag).isVoid) return createElement(tag, props);
  return createElement(tag, props, ...renderNodes(children, depth + 1, rendering));
}

const ignore: Note = () => {};
