import { attributesToProps } from 'html-react-parser';
import { createElement, type ReactNode, useContext } from 'react';
import { affiliateAttribute } from '../../contracts/affiliate.ts';
import { type BlockRendering, BlockRenderingContext } from '../blockRendering.ts';
import { cleanImage, cleanLink, type Note } from '../html/cleanAttributes.ts';
import { paidLinkTracking } from '../html/paidLinkTracking.ts';
import { maxNodeDepth } from '../limits.ts';
import { NestedBlock } from '../NestedBlock.tsx';
import { type BasicElement, readNode, voidTags } from './basicNode.ts';

interface BasicNodesProps {
  nodes: readonly unknown[];
}

/**
 * The basic JSON to React transform: text and elements from an allow-list. An element that is not on it gives up its
 * tag and keeps its children; a block met among the nodes is shown as a nested block.
 */
export function BasicNodes({ nodes }: BasicNodesProps): ReactNode {
  const { nextPicture = allLazy } = useContext(BlockRenderingContext) ?? {};
  return renderNodes(nodes, 0, nextPicture);
}

type NextPicture = BlockRendering['nextPicture'];

const allLazy: NextPicture = () => 'lazy';

function renderNodes(nodes: readonly unknown[], depth: number, nextPicture: NextPicture): ReactNode[] {
  // Deeper than any prose needs; the text beyond is left out rather than the stack overflowed.
  if (depth > maxNodeDepth) return [];
  return nodes.map((value, index) => renderNode(value, depth, index, nextPicture));
}

function renderNode(value: unknown, depth: number, key: number, nextPicture: NextPicture): ReactNode {
  const node = readNode(value);
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'element':
      return renderElement(node.element, depth, key, nextPicture);
    case 'refused-element':
      return renderNodes(node.children, depth + 1, nextPicture);
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
  nextPicture: NextPicture,
): ReactNode {
  if (tag === 'img') {
    const image = cleanImage({ ...attributes }, ignore, nextPicture);
    return image.src === undefined ? null : createElement('img', { ...attributesToProps(image), key });
  }
  const clean = tag === 'a' ? cleanLink({ ...attributes }, ignore) : attributes;
  const tracking = affiliateAttribute in clean ? paidLinkTracking(clean.href ?? '', textOf(children)) : {};
  const props = { ...attributesToProps({ ...clean, ...tracking }), key };
  if (voidTags.has(tag)) return createElement(tag, props);
  return createElement(tag, props, ...renderNodes(children, depth + 1, nextPicture));
}

function textOf(nodes: readonly unknown[]): string {
  return nodes
    .map((value) => {
      const node = readNode(value);
      if (node.kind === 'text') return node.text;
      if (node.kind === 'element') return textOf(node.element.children);
      return node.kind === 'refused-element' ? textOf(node.children) : '';
    })
    .join('');
}

// Links and pictures of basic nodes are reported by validation, which knows their pointers.
const ignore: Note = () => {};
