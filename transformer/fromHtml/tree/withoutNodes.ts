import { isElement, type TreeNode } from '../../html/treeNodes.ts';

/** Nodes without some that are among them or in them. The nodes given stay as they are. */
export function withoutNodes(
  nodes: readonly TreeNode[],
  taken: readonly (TreeNode | undefined)[],
): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (taken.includes(node)) return [];
    if (!isElement(node) || node.children.length === 0) return [node];
    return [{ ...node, children: withoutNodes(node.children, taken) } as TreeNode];
  });
}
