import { isElement, isText, type TreeElement, type TreeNode, textNode } from '../../html/treeNodes.ts';
import type { RewriteContext } from '../filter.ts';
import { namedElement } from '../tree/named.ts';
import { pairTags, type TextTag } from '../tree/pairTags.ts';
import { isLayoutShortcode, knownShortcodes } from './knownShortcodes.ts';
import { endedNamesIn, shortcodeTagsIn } from './shortcodeTags.ts';
import { furnitureShortcodes } from './siteFurniture.ts';

const literal: ReadonlySet<string> = new Set(['pre', 'code', 'kbd', 'samp', 'textarea', 'script', 'style']);
const bracket = /\[\/?[a-z]/i;

/**
 * Replaces known shortcodes by HTML, and others by an element of their name.
 * Those with a publisher's rule stay.
 */
export function expandShortcodes(nodes: readonly TreeNode[], context: RewriteContext): TreeNode[] {
  const { own } = context;
  const ended = new Set<string>();
  collectEnded(nodes, ended);
  const hasRule = (name: string): boolean => Object.hasOwn(own.shortcodes ?? {}, name);
  const isKnown = (name: string): boolean => ended.has(name) || hasRule(name) || isKnownShortcode(name);

  const make = (tag: TextTag, content: TreeNode[] | undefined): readonly TreeNode[] => {
    const { name, fields, at } = tag;
    if (!hasRule(name)) {
      if (furnitureShortcodes.has(name)) {
        context.note('look', 'furniture', `[${name}]`, at);
        return [];
      }
      if (isLayoutShortcode(name)) return content ?? [];
      const made = knownShortcodes.get(name)?.(fields, content ?? []);
      if (made) return made;
    }
    return [namedElement({ kind: 'shortcode', name, fields }, content ?? [], at)];
  };
  const expand = (siblings: readonly TreeNode[]): TreeNode[] => {
    let hasTags = false;
    const pieces = withoutParagraphsOfTags(siblings).flatMap((node): (TreeNode | TextTag)[] => {
      if (isElement(node) && !literal.has(node.name)) node.children = expand(node.children);
      if (!isText(node) || !bracket.test(node.data)) return [node];
      return shortcodeTagsIn(node.data, isKnown).map((piece) => {
        if (typeof piece === 'string') return textNode(piece);
        hasTags = true;
        return piece;
      });
    });
    return hasTags ? pairTags(pieces, make) : (pieces as TreeNode[]);
  };
  return expand(nodes);
}

/** Whether a name in brackets is that of a shortcode, whatever else is in them. */
export function isKnownShortcode(name: string): boolean {
  return knownShortcodes.has(name) || furnitureShortcodes.has(name);
}

function collectEnded(nodes: readonly TreeNode[], ended: Set<string>): void {
  for (const node of nodes) {
    if (isText(node)) for (const name of endedNamesIn(node.data)) ended.add(name);
    else if (isElement(node) && !literal.has(node.name)) collectEnded(node.children, ended);
  }
}

/** WordPress wraps stand-alone shortcodes in paragraphs, which separates a start from its end. */
function withoutParagraphsOfTags(nodes: readonly TreeNode[]): readonly TreeNode[] {
  const isOfTags = (node: TreeNode): node is TreeElement =>
    isElement(node) && node.name === 'p' && beginsOrEndsWithTag(node);
  return nodes.some(isOfTags) ? nodes.flatMap((node) => (isOfTags(node) ? node.children : node)) : nodes;
}

function beginsOrEndsWithTag({ children }: TreeElement): boolean {
  if (!children.some((child) => isText(child) && bracket.test(child.data))) return false;
  const texts = children.map((child) =>
    isText(child) ? child.data : isElement(child) && child.name === 'br' ? '' : undefined,
  );
  return (
    texts.every((text) => text !== undefined) &&
    texts
      .join('')
      .replace(/\[[^[\]]*\]/g, '')
      .trim() === ''
  );
}
