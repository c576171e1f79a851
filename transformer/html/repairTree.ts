import { elementOf } from './elements.ts';
import { noteAttribute } from './fragmentLinks.ts';
import { blockMark, blockTag, hiddenMark, meaningAttribute, writtenName } from './meaningMarks.ts';
import {
  elementNamed,
  hasBlock,
  isBareSpan,
  isBlankText,
  isBlock,
  isElement,
  isText,
  pushAll,
  type TreeElement,
  type TreeNode,
  type TreeText,
  withChildren,
} from './treeNodes.ts';

/**
 * Browsers parse the result as written: unwrapped blocks become paragraphs, stray parts get their parents.
 * Linear in the tree, times the nesting limit.
 */
export function repairTree(nodes: readonly TreeNode[]): TreeNode[] {
  return flow(nodes, false);
}

const partsOf: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
  table: ['caption', 'thead', 'tbody', 'tfoot', 'tr'],
  thead: ['tr'],
  tbody: ['tr'],
  tfoot: ['tr'],
  tr: ['td', 'th'],
};

const frameOf: Readonly<Record<string, string>> = {
  li: 'ul',
  dt: 'dl',
  dd: 'dl',
  caption: 'table',
  thead: 'table',
  tbody: 'table',
  tfoot: 'table',
  tr: 'table',
  td: 'tr',
  th: 'tr',
};

const preservesLines: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'pre']);

export const hasFixedChildren: ReadonlySet<string> = new Set([...Object.keys(partsOf), 'details', 'figure']);

/** @param isWrapped whether loose text becomes paragraphs, to preserve a block's boundary */
function flow(nodes: readonly TreeNode[], isWrapped: boolean): TreeNode[] {
  const out = new FlowBuilder(isWrapped);
  for (const node of nodes) addToFlow(node, out, isWrapped);
  return out.end();
}

function addToFlow(node: TreeNode, out: FlowBuilder, isWrapped: boolean): void {
  if (isText(node)) out.addText(node);
  if (!isElement(node)) return;
  const element = withMeaning(node);
  const { name, children } = element;
  const frame = frameOf[name];
  if (frame) out.addPart(element, frame);
  else if (name === blockTag || (name === 'p' && children.some(hasBlock))) {
    out.addEdge(withAttributesOf(element, flow(children, true)));
  } else if (Object.hasOwn(partsOf, name)) out.addEdge(repairStructure(element));
  else if (name === 'p' || preservesLines.has(name)) out.addEdge([withChildren(element, lines(children))]);
  else if (isBareSpan(element)) for (const child of children) addToFlow(child, out, isWrapped);
  else if (elementOf(name).level === 'block') out.addEdge([withChildren(element, contentOf(element))]);
  else if (children.some(hasBlock)) {
    const blocks = flow(children, true);
    out.addEdge(blocks.length > 0 ? [withChildren(element, blocks)] : []);
  } else out.addPhrasing(withChildren(element, lines(children)));
}

class FlowBuilder {
  readonly #isWrapped: boolean;
  readonly #out: TreeNode[] = [];
  #loose: TreeNode[] = [];
  #hasContent = false;
  #passedEdge = false;
  #parts: TreeElement | undefined;

  constructor(isWrapped: boolean) {
    this.#isWrapped = isWrapped;
  }

  addText(text: TreeText): void {
    if (!isBlankText(text)) this.addPhrasing(text);
    else if (!this.#parts) this.#loose.push(text);
  }

  addPhrasing(node: TreeText | TreeElement): void {
    this.#endParts();
    const isBreak = isElement(node) && node.name === 'br';
    if (this.#passedEdge && this.#hasContent && !isBreak) this.#loose.push(elementNamed('br'));
    this.#loose.push(node);
    this.#passedEdge = false;
    if (!isBreak) this.#hasContent = true;
  }

  addEdge(blocks: readonly TreeNode[]): void {
    this.#endParts();
    if (blocks.length > 0 || this.#isWrapped) this.#endLoose();
    else this.#passedEdge = true;
    pushAll(this.#out, blocks);
  }

  addPart(part: TreeElement, frame: string): void {
    const name = frame === 'tr' ? 'table' : frame;
    if (this.#parts?.name !== name) {
      this.addEdge([]);
      this.#parts = elementNamed(name);
    }
    this.#parts?.children.push(part);
  }

  end(): TreeNode[] {
    this.#endParts();
    this.#endLoose();
    return this.#out;
  }

  #endParts(): void {
    if (!this.#parts) return;
    const blocks = repairStructure(this.#parts);
    this.#parts = undefined;
    this.addEdge(blocks);
  }

  #endLoose(): void {
    if (!this.#isWrapped) pushAll(this.#out, this.#loose);
    else if (this.#hasContent) this.#out.push(elementNamed('p', this.#loose));
    this.#loose = [];
    this.#hasContent = false;
    this.#passedEdge = false;
  }
}

function repairStructure(frame: TreeElement): TreeNode[] {
  const parts = partsOf[frame.name] ?? [];
  const isList = ['ul', 'ol', 'dl'].includes(frame.name);
  const inside: TreeElement[] = [];
  const before: TreeNode[] = [];
  let looseCells: TreeElement | undefined;
  for (const node of childrenOfFrame(frame.children, parts)) {
    const name = isElement(node) ? node.name : '#text';
    if (isElement(node) && parts.includes(name)) {
      looseCells = undefined;
      if (Object.hasOwn(partsOf, name)) {
        const repaired = repairStructure(node);
        if (repaired.at(-1) === node) inside.push(node);
        pushAll(
          before,
          repaired.filter((each) => each !== node),
        );
      } else inside.push(withChildren(node, contentOf(node)));
    } else if (isElement(node) && frameOf[name] === 'tr' && !isList) {
      if (!looseCells) {
        looseCells = elementNamed('tr');
        inside.push(looseCells);
      }
      looseCells.children.push(withChildren(node, contentOf(node)));
    } else if (isList) addToItem(inside, node, frame.name === 'dl' ? 'dd' : 'li');
    else pushAll(before, flow([node], true));
  }
  return inside.length === 0 ? before : [...before, withChildren(frame, inside)];
}

function childrenOfFrame(nodes: readonly TreeNode[], parts: readonly string[]): TreeNode[] {
  const out: TreeNode[] = [];
  for (const node of nodes) {
    if (!isElement(node)) {
      if (isText(node) && !isBlankText(node)) out.push(node);
      continue;
    }
    const element = withMeaning(node);
    const isAround =
      (element.name === blockTag || isBareSpan(element)) &&
      element.children.some((child) => isElement(child) && parts.includes(writtenName(child.name)));
    if (isAround) pushAll(out, childrenOfFrame(element.children, parts));
    else out.push(element);
  }
  return out;
}

/** A stray node in a list belongs to the previous item, as browsers show it. */
function addToItem(items: TreeElement[], node: TreeNode, name: string): void {
  const content = flow([node], true);
  const last = items.at(-1);
  if (last) pushAll(last.children, content);
  else if (content.length > 0) items.push(elementNamed(name, content));
}

function contentOf({ children }: TreeElement): TreeNode[] {
  let inner = children;
  for (let sole = soleBlockOf(inner); sole; sole = soleBlockOf(inner)) inner = sole.children;
  return flow(inner, false);
}

function soleBlockOf(nodes: readonly TreeNode[]): TreeElement | undefined {
  const [only, ...others] = nodes.filter((node) => !isBlankText(node));
  if (!only || others.length > 0 || !isElement(only) || only.name !== blockTag) return undefined;
  return Object.keys(only.attribs).length === 0 ? only : undefined;
}

function lines(nodes: readonly TreeNode[], state = { followsText: false, passedEdge: false }): TreeNode[] {
  const startsLine = (): boolean => {
    const isNeeded = state.followsText && state.passedEdge;
    Object.assign(state, { followsText: true, passedEdge: false });
    return isNeeded;
  };
  return nodes.flatMap((node): TreeNode[] => {
    if (isText(node)) {
      if (isBlankText(node)) return [node];
      return startsLine() ? [elementNamed('br'), node] : [node];
    }
    if (!isElement(node)) return [];
    const element = withMeaning(node);
    if (element.name === 'br') {
      Object.assign(state, { followsText: false, passedEdge: false });
      return [element];
    }
    if (isBlock(element)) {
      state.passedEdge = true;
      const inner = lines(element.children, state);
      state.passedEdge = true;
      return inner;
    }
    if (element.name === 'img') return startsLine() ? [elementNamed('br'), element] : [element];
    const inner = lines(element.children, state);
    return isBareSpan(element) ? inner : [withChildren(element, inner)];
  });
}

function withMeaning(element: TreeElement): TreeElement {
  element.name = writtenName(element.name);
  if (element.attribs[meaningAttribute] === undefined) return element;
  const { [meaningAttribute]: written = '', ...attributes } = element.attribs;
  const marks = written.split(' ');
  const meanings = marks.filter((mark) => mark !== blockMark);
  element.attribs = attributes;
  if (marks.includes(hiddenMark)) return withChildren(element, []);
  if (meanings.length > 0) {
    if (!hasFixedChildren.has(element.name)) element.children = around(meanings, element.children);
    else for (const child of element.children) if (isElement(child)) addMeaning(child, marks);
  }
  if (meanings.length === marks.length) return element;
  return elementNamed(blockTag, [element]);
}

function around(meanings: readonly string[], children: TreeNode[]): TreeNode[] {
  return meanings.reduceRight<TreeNode[]>((inner, name) => [elementNamed(name, inner)], children);
}

function addMeaning(element: TreeElement, marks: readonly string[]): void {
  const known = element.attribs[meaningAttribute]?.split(' ') ?? [];
  const all = new Set([...marks.filter((mark) => mark !== blockMark), ...known]);
  element.attribs[meaningAttribute] = [...all].join(' ');
}

/** Passes language and direction of an unwrapped element to its blocks, and its link target to the first. */
function withAttributesOf(
  { attribs: { lang, dir, [noteAttribute]: note } }: TreeElement,
  blocks: TreeNode[],
): TreeNode[] {
  const inherited = { ...(lang === undefined ? {} : { lang }), ...(dir === undefined ? {} : { dir }) };
  for (const block of blocks) if (isElement(block)) block.attribs = { ...inherited, ...block.attribs };
  if (note === undefined) return blocks;
  const [first] = blocks;
  if (!first || !isElement(first) || first.attribs[noteAttribute] !== undefined)
    return [elementNamed('span', [], { [noteAttribute]: note }), ...blocks];
  first.attribs[noteAttribute] = note;
  return blocks;
}
