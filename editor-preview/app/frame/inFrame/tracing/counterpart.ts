import { isText } from '../markup.ts';

/** By position, or if scripts have changed the tree, by equality and occurrence. */
export function counterpart(node: Node, root: Node, otherRoot: Node): Node | undefined {
  return byPlace(node, root, otherRoot) ?? byLikeness(node, root, otherRoot);
}

function byPlace(node: Node, root: Node, otherRoot: Node): Node | undefined {
  const other = atSamePlace(node, root, otherRoot);
  return other && isLike(node, other) ? other : undefined;
}

/** The node at the same position in another tree, if it is of the same kind. */
export function atSamePlace(node: Node, root: Node, otherRoot: Node): Node | undefined {
  const path: number[] = [];
  for (let at: Node = node; at !== root; ) {
    const parent: Node | null = at.parentNode;
    if (!parent) return undefined;
    path.unshift([...parent.childNodes].indexOf(at as ChildNode));
    at = parent;
  }
  let [own, other]: [Node, Node | undefined] = [root, otherRoot];
  for (const index of path) {
    const next: Node | undefined = own.childNodes[index];
    other = other.childNodes[index];
    if (!next || !other || next.nodeName !== other.nodeName) return undefined;
    own = next;
  }
  return other;
}

function byLikeness(node: Node, root: Node, otherRoot: Node): Node | undefined {
  const [own, others] = [likeIn(root, node), likeIn(otherRoot, node)];
  return own.length === others.length ? others[own.indexOf(node)] : undefined;
}

function likeIn(root: Node, node: Node): Node[] {
  const show = isText(node) ? NodeFilter.SHOW_TEXT : NodeFilter.SHOW_ELEMENT;
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, show);
  const found: Node[] = [];
  while (walker.nextNode()) if (isLike(node, walker.currentNode)) found.push(walker.currentNode);
  return found;
}

function isLike(one: Node, other: Node): boolean {
  return one.nodeName === other.nodeName && (!isText(one) || one.nodeValue === other.nodeValue);
}
