import { type BasicElement, readNode } from '../basic/basicNode.ts';

/** Ignores nested blocks. */
export function someElement(nodes: readonly unknown[], test: (element: BasicElement) => boolean): boolean {
  return nodes.some((value) => {
    const node = readNode(value);
    if (node.kind === 'refused-element') return someElement(node.children, test);
    return node.kind === 'element' && (test(node.element) || someElement(node.element.children, test));
  });
}
