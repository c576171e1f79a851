import { escapeText } from '../../html/escape.ts';
import { headingLevelOf } from '../../html/headingLevel.ts';
import type { TreeElement, TreeNode } from '../../html/treeNodes.ts';
import type { NewBlock } from '../claim.ts';
import type { AddNote } from '../note.ts';
import { elementsIn } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';

/** The limit of the block `heading`, in UTF-16 units. */
const maxText = 200;
const maxAnchor = 80;

/** What only the whole document determines: heading levels, and links to headings. */
export interface Headings {
  readonly levelOf: (level: number) => number;
  readonly anchorOf: (name: string) => string | undefined;
  readonly block: (text: string, level: number, source: TreeNode | undefined) => NewBlock;
}

/** The article's title is its only heading of level 1. */
export function headingsOf(nodes: readonly TreeNode[], note: AddNote): Headings {
  const titles: TreeElement[] = [];
  const linked = new Set<string>();
  const headings: TreeElement[] = [];
  for (const element of elementsIn(nodes)) {
    const level = headingLevelOf(element.name, element.attribs);
    if (level !== undefined) headings.push(element);
    if (level === 1) titles.push(element);
    const { href } = element.attribs;
    if (element.name === 'a' && href?.startsWith('#') && href.length > 1) linked.add(href.slice(1));
  }
  const [first] = titles;
  const shift = titles.length > 1 ? 1 : 0;
  if (first && shift === 0) note('look', 'title', textOfTree([first]), first.at);
  const anchors = new Map<string, string>();
  const anchorsOfHeadings = new Map<TreeNode, string>();
  for (const heading of linked.size === 0 ? [] : headings) {
    for (const name of namesIn(heading)) {
      const anchor = anchorsOfHeadings.get(heading) ?? anchorFor(name);
      if (!linked.has(name) || anchors.has(name) || anchor === '') continue;
      anchors.set(name, anchor);
      anchorsOfHeadings.set(heading, anchor);
    }
  }
  return {
    levelOf: (level) => Math.min(4, Math.max(2, level + shift)),
    anchorOf: (name) => anchors.get(name),
    block(text, level, source) {
      if (text.length > maxText)
        return { type: 'rich-text', data: { html: `<h${level}>${escapeText(text)}</h${level}>` } };
      const anchor = source && anchorsOfHeadings.get(source);
      return {
        type: 'heading',
        data: { text, ...(level === 2 ? {} : { level }), ...(anchor === undefined ? {} : { anchor }) },
      };
    },
  };
}

function namesIn(heading: TreeElement): string[] {
  return [heading, ...elementsIn(heading.children)].flatMap(({ name, attribs }) => [
    ...(attribs.id ? [attribs.id] : []),
    ...(name === 'a' && attribs.name ? [attribs.name] : []),
  ]);
}

function anchorFor(name: string): string {
  const words = name.split(/[^A-Za-z0-9_]/).filter((word) => word !== '');
  return /[A-Za-z][\w-]*/.exec(words.join('-'))?.[0].slice(0, maxAnchor) ?? '';
}
