import { type BasicElement, readNode } from '#transformer/basic/basicNode.ts';
import { textOfNodes } from '#transformer/basic/textOfNodes.ts';
import { destinationOf } from '../links/address.ts';
import type { BlockSubject, HeadingSubject, ImageSubject, LinkSubject } from './subjects.ts';

/** Content of a tree of basic nodes. Nested blocks are separate subjects. */
export interface NodeSubjects {
  links: LinkSubject[];
  images: ImageSubject[];
  headings: HeadingSubject[];
  texts: { text: string; at: string }[];
}

export function isBasic(block: BlockSubject): block is BlockSubject<'basic'> {
  return block.type === 'basic';
}

export function nodeSubjects(block: BlockSubject<'basic'>): NodeSubjects {
  const found: NodeSubjects = { links: [], images: [], headings: [], texts: [] };
  visit(block, block.data.nodes, '/data/nodes', found);
  return found;
}

function visit(block: BlockSubject, nodes: readonly unknown[], at: string, found: NodeSubjects): void {
  nodes.forEach((value, index) => {
    const place = `${at}/${index}`;
    const node = readNode(value);
    if (node.kind === 'text') found.texts.push({ text: node.text, at: place });
    if (node.kind === 'refused-element') visit(block, node.children, `${place}/children`, found);
    if (node.kind !== 'element') return;
    addElement(block, node.element, place, found);
    visit(block, node.element.children, `${place}/children`, found);
  });
}

function addElement(block: BlockSubject, element: BasicElement, at: string, found: NodeSubjects): void {
  const { tag, attributes } = element;
  const { article } = block;
  const placeOf = (attribute: string) =>
    block.place(attributes[attribute] === undefined ? at : `${at}/attributes/${attribute}`);
  for (const name of ['alt', 'title']) {
    const text = attributes[name];
    if (text) found.texts.push({ text, at: `${at}/attributes/${name}` });
  }
  if (tag === 'a' && attributes.href !== undefined) {
    found.links.push({
      article,
      block,
      href: attributes.href,
      ...destinationOf(attributes.href, article.settings),
      text: textOfNodes(element.children),
      rel: attributes.rel?.toLowerCase() ?? '',
      html: undefined,
      place: () => placeOf('href'),
    });
  }
  if (tag === 'img') {
    found.images.push({
      article,
      block,
      src: attributes.src ?? '',
      alt: attributes.alt,
      takesAlt: true,
      isPortrait: false,
      width: numberOf(attributes.width),
      height: numberOf(attributes.height),
      html: undefined,
      field: 'src',
      place: () => placeOf('src'),
      placeOfAlt: () => placeOf('alt'),
    });
  }
  if (/^h[1-6]$/.test(tag)) {
    found.headings.push({
      article,
      block,
      level: Number(tag[1]),
      text: textOfNodes(element.children),
      html: undefined,
      place: () => block.place(at),
      placeOfLevel: () => block.place(`${at}/tag`),
    });
  }
}

function numberOf(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isFinite(value) ? value : undefined;
}
