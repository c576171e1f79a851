import { elementOf } from '../../html/elements.ts';
import { headingLevelOf } from '../../html/headingLevel.ts';
import { type Meaning, meaningOf, noMeaning, unreadMeaningOf } from '../../html/meaning.ts';
import { blockMark, blockTag, meaningAttribute } from '../../html/meaningMarks.ts';
import { hasFixedChildren } from '../../html/repairTree.ts';
import { type Edge, strongerEdge } from '../../html/standsApart.ts';
import type { StyleSheet } from '../../html/styleSheet.ts';
import {
  elementNamed,
  isElement,
  isText,
  pushAll,
  type TreeElement,
  type TreeNode,
  textNode,
} from '../../html/treeNodes.ts';
import type { AddNote } from '../note.ts';
import { textOfTree } from '../tree/writeTree.ts';

interface Around {
  readonly edge: Edge;
  readonly preservesLines: boolean;
}

/**
 * Replaces styles by elements: struck, bold, raised, headings by role, blocks by `display`, line ends by
 * `white-space`. Hidden text is removed, with a note.
 */
export function withMeanings(nodes: readonly TreeNode[], sheet: StyleSheet, note: AddNote): TreeNode[] {
  const known = new Map<string, Meaning>();
  return withMeaning(nodes, { edge: 'none', preservesLines: false });

  function meaningIn(element: TreeElement): Meaning {
    const { name, attribs } = element;
    const { style = '', class: classes = '', id = '', hidden } = attribs;
    if (sheet.isEmpty && style === '' && classes === '' && hidden === undefined) return noMeaning;
    const key = hidden === undefined ? `${name} ${sheet.isEmpty ? '' : id} ${classes}|${style}` : '';
    const cached = known.get(key);
    if (cached) return cached;
    const meaning = meaningOf(name, attribs, sheet);
    const unread = meaning.isHidden ? undefined : unreadMeaningOf(name, attribs, sheet);
    if (unread) note('look', 'unknown-style', unread.selector, element.at);
    if (key !== '') known.set(key, meaning);
    return meaning;
  }

  function withMeaning(all: readonly TreeNode[], around: Around): TreeNode[] {
    const out: TreeNode[] = [];
    for (const node of all) {
      if (isElement(node)) pushAll(out, elementWithMeaning(node, around));
      else if (isText(node) && around.preservesLines) pushAll(out, withLines(node.data));
      else if (isText(node)) out.push(node);
    }
    return out;
  }

  function elementWithMeaning(element: TreeElement, around: Around): TreeNode[] {
    const rule = elementOf(element.name);
    // Reserved for us: a document may contain the attribute.
    if (element.attribs[meaningAttribute] !== undefined) delete element.attribs[meaningAttribute];
    if (rule.fate === 'dropped' && rule.isHidden) return element.name === 'script' ? [element] : [];
    const meaning = meaningIn(element);
    if (meaning.isHidden) {
      note('lost', 'hidden', textOfTree([element], { withStruck: true }), element.at);
      return rule.level === 'block' ? [elementNamed(blockTag)] : [];
    }
    const level = headingLevelOf(element.name, element.attribs);
    if (meaning.isPlain) element.name = 'span';
    else if (level !== undefined) element.name = `h${level}`;
    if (meaning.listType) element.attribs.type ??= meaning.listType;
    element.children = withMeaning(element.children, {
      edge: meaning.edgeOfChildren,
      preservesLines: element.name !== 'pre' && (meaning.preservesLines ?? around.preservesLines),
    });
    applyMeaning(element, meaning.elements);
    const edge = rule.level === 'block' ? 'none' : strongerEdge(meaning.edge, around.edge);
    if (edge === 'line') element.attribs[meaningAttribute] = blockMark;
    return edge === 'word' ? [textNode(' '), element, textNode(' ')] : [element];
  }
}

function applyMeaning(element: TreeElement, meanings: readonly string[]): void {
  if (meanings.length === 0) return;
  if (hasFixedChildren.has(element.name)) element.attribs[meaningAttribute] = meanings.join(' ');
  else
    element.children = meanings.reduceRight<TreeNode[]>(
      (inner, name) => [elementNamed(name, inner)],
      element.children,
    );
}

function withLines(text: string): TreeNode[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => (index === 0 ? [textNode(line)] : [elementNamed('br'), textNode(line)]));
}
