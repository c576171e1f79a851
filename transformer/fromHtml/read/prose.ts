import { checkLink } from '#contracts/link.ts';
import { attributesOfAnyTag, isAllowedAttribute } from '../../html/allowList.ts';
import { sourceAttribute } from '../../html/citeMark.ts';
import { elementOf } from '../../html/elements.ts';
import { blockMark, blockTag, meaningAttribute } from '../../html/meaningMarks.ts';
import { repairTree } from '../../html/repairTree.ts';
import {
  elementNamed,
  isBareSpan,
  isBlankText,
  isElement,
  isText,
  pushAll,
  type TreeElement,
  type TreeNode,
  textNode,
} from '../../html/treeNodes.ts';
import type { AddNote } from '../note.ts';
import { textOfTree } from '../tree/writeTree.ts';
import { isEmbedded, noteEmbedded } from './embedded.ts';
import { withTidySpaces } from './tidySpaces.ts';

export interface ProseOptions {
  readonly note: AddNote;
  /** Takes an element that becomes a separate block, with its surrounding link; returns whether it did. */
  readonly claim: (element: TreeElement, link: string | undefined) => boolean;
  readonly levelOf: (level: number) => number;
  /** The reader's anchor for a name in this document; undefined if there is none. */
  readonly anchorOf: (name: string) => string | undefined;
}

export function proseOf(nodes: readonly TreeNode[], options: ProseOptions): TreeNode[] {
  return withTidySpaces(repairTree(cleanNodes(nodes, options, undefined)));
}

export function lineOf(nodes: readonly TreeNode[], options: ProseOptions): TreeNode[] {
  const repaired = repairTree([elementNamed('h2', cleanNodes(nodes, options, undefined))]);
  const [line] = withTidySpaces(repaired);
  return line && isElement(line) ? line.children : [];
}

const writtenAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };

function cleanNodes(nodes: readonly TreeNode[], options: ProseOptions, link: string | undefined): TreeNode[] {
  const out: TreeNode[] = [];
  for (const node of nodes) {
    if (isText(node)) out.push(node);
    else if (isElement(node)) pushAll(out, cleanElement(node, options, link));
  }
  return out;
}

function cleanElement(element: TreeElement, options: ProseOptions, link: string | undefined): TreeNode[] {
  const { name } = element;
  const { isBoundary, level, isVoid } = elementOf(name);
  const edge = (): TreeNode[] =>
    level === 'block' ? [elementNamed(blockTag)] : isBoundary ? [textNode(' ')] : [];
  if (options.claim(element, link)) return edge();
  if (isEmbedded(element)) {
    noteEmbedded(element, options.note);
    return edge();
  }
  if (name === 'a') return cleanLink(element, options, link);
  const tag = tagOf(element, options);
  if (tag === undefined) {
    const inner = cleanNodes(element.children, options, link);
    return isBoundary ? [textNode(' '), ...inner, textNode(' ')] : inner;
  }
  // Links are underlined by default.
  if (tag === 'u' && link !== undefined) return cleanNodes(element.children, options, link);
  const children = isVoid ? [] : cleanNodes(element.children, options, link);
  const attributes = attributesFor(tag, element);
  if (tag === 'ul' && isChecklist(element)) attributes[checklistMark] = '';
  return [elementNamed(tag, level === 'phrasing' ? withoutSame(tag, children) : children, attributes)];
}

/** Programs write bold text as an element and a nested style. */
function withoutSame(tag: string, children: TreeNode[]): TreeNode[] {
  const [only] = children;
  if (children.length !== 1 || !only || !isElement(only)) return children;
  if (only.name === tag && tag !== 'span') return only.children;
  return isBareSpan(only) ? withoutSame(tag, only.children) : children;
}

function tagOf({ name, attribs }: TreeElement, { levelOf }: ProseOptions): string | undefined {
  if (/^h[1-6]$/.test(name)) return `h${levelOf(Number(name[1]))}`;
  const { fate, replacement, level } = elementOf(name);
  if (fate === 'kept') return writtenAs[name] ?? name;
  if (replacement !== undefined) return replacement;
  if (level === 'block') return blockTag;
  const hasAttributes = [meaningAttribute, ...attributesOfAnyTag].some(
    (known) => attribs[known] !== undefined,
  );
  return hasAttributes ? 'span' : undefined;
}

function attributesFor(tag: string, { attribs }: TreeElement): Record<string, string> {
  const allowed: Record<string, string> = {};
  for (const name in attribs) {
    const value = attribs[name];
    if (value !== undefined && (name === meaningAttribute || isAllowedAttribute(tag, name)))
      allowed[name] = value;
  }
  return allowed;
}

function cleanLink(element: TreeElement, options: ProseOptions, around: string | undefined): TreeNode[] {
  const { attribs, at, children } = element;
  const written = attribs.href?.trim();
  const unlinked = (): TreeNode[] => {
    const inner = cleanNodes(children, options, around);
    const isLine = attribs[meaningAttribute]?.includes(blockMark);
    return isLine ? [elementNamed(blockTag, inner)] : inner;
  };
  if (written === undefined || written === '' || around !== undefined) return unlinked();
  const href = addressOf(written, element, options);
  if (href === undefined) return unlinked();
  const inner = cleanNodes(children, options, href);
  const hasText = textOfTree(inner, { withStruck: true }) !== '' || hasMark(inner);
  if (!hasText) return inner;
  const title = attribs.title;
  const meaning = attribs[meaningAttribute];
  return [
    {
      ...elementNamed('a', inner, {
        href,
        ...(title ? { title } : {}),
        ...(meaning ? { [meaningAttribute]: meaning } : {}),
      }),
      ...(at === undefined ? {} : { at }),
    },
  ];
}

function hasMark(nodes: readonly TreeNode[]): boolean {
  return nodes.some(
    (node) =>
      isElement(node) &&
      (node.attribs[sourceAttribute] !== undefined || node.name === 'img' || hasMark(node.children)),
  );
}

function addressOf(
  written: string,
  { children, at }: TreeElement,
  { note, anchorOf }: ProseOptions,
): string | undefined {
  const text = (): string => textOfTree(children, { withStruck: true });
  if (written.startsWith('#')) {
    const anchor = anchorOf(written.slice(1));
    if (anchor !== undefined) return `#${anchor}`;
    if (text() !== '') note('look', footnoteName.test(written) ? 'footnote' : 'link-within', text(), at);
    return undefined;
  }
  const link = checkLink(written);
  if (link.ok) return link.href;
  note('lost', 'bad-link', text() || written, at);
  return undefined;
}

const footnoteName = /^#_?(?:ftn|edn|sdfootnote|sdendnote|footnote|cmnt|fn)/i;

/** Internal mark of a task list; readers never get it. */
export const checklistMark = 'data-checklist';

function isChecklist({ children }: TreeElement): boolean {
  const items = children.filter(isElement);
  return items.length > 0 && items.every((item) => beginsWithBox(item.children));
}

function beginsWithBox(nodes: readonly TreeNode[]): boolean {
  const first = nodes.find((node) => !isBlankText(node));
  if (!first || !isElement(first)) return false;
  const isBox = first.name === 'input' && first.attribs.type?.toLowerCase() === 'checkbox';
  return isBox || beginsWithBox(first.children);
}
