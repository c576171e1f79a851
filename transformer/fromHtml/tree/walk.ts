import {
  isBlankText,
  isElement,
  isText,
  pushAll,
  type TreeElement,
  type TreeNode,
} from '../../html/treeNodes.ts';

export interface TreeComment extends TreeNode {
  readonly type: 'comment';
  readonly data: string;
  readonly at: number;
}

export function isComment(node: TreeNode): node is TreeComment {
  return node.type === 'comment';
}

export function* elementsIn(nodes: readonly TreeNode[]): Generator<TreeElement> {
  const rest = nodes.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!isElement(node)) continue;
    yield node;
    for (let last = node.children.length - 1; last >= 0; last--) rest.push(node.children[last] as TreeNode);
  }
}

/** Adds the elements that begin before any text. Returns whether there is text. */
export function addBeforeText(nodes: readonly TreeNode[], found: Set<TreeNode>): boolean {
  return nodes.some((node) => {
    if (!isElement(node)) return isText(node) && !isBlankText(node);
    found.add(node);
    return addBeforeText(node.children, found);
  });
}

/** Maps a tree bottom-up. `change` returns the replacement, or undefined to keep the node. */
export function mapNodes(
  nodes: TreeNode[],
  change: (node: TreeNode) => readonly TreeNode[] | undefined,
): TreeNode[] {
  let out: TreeNode[] | undefined;
  nodes.forEach((node, index) => {
    if (isElement(node) && node.children.length > 0) node.children = mapNodes(node.children, change);
    const changed = change(node);
    if (changed) out ??= nodes.slice(0, index);
    if (!changed) out?.push(node);
    else if (out) pushAll(out, changed);
  });
  return out ?? nodes;
}

export function mapElements(
  nodes: TreeNode[],
  change: (element: TreeElement) => readonly TreeNode[] | undefined,
): TreeNode[] {
  return mapNodes(nodes, (node) => (isElement(node) ? change(node) : undefined));
}

export function classesOf({ attribs }: TreeElement): string[] {
  return attribs.class?.split(/\s+/).filter((name) => name !== '') ?? [];
}

export function hasClass(element: TreeElement, name: string): boolean {
  const { class: classes } = element.attribs;
  if (classes === undefined || !classes.includes(name)) return false;
  return classes === name || classesOf(element).includes(name);
}

/** Undefined for a list with loose text or other elements. */
export function plainItems({ children }: TreeElement): TreeElement[] | undefined {
  const items = children.filter(isElement);
  const isPlain =
    items.length > 0 &&
    items.every(({ name }) => name === 'li') &&
    children.every((child) => isElement(child) || isComment(child) || isBlankText(child));
  return isPlain ? items : undefined;
}
