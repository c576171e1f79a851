import { isElement, type TreeNode } from '../../html/treeNodes.ts';

/** Nodes without some that are among them or in them. The nodes given stay as they are. */
export function withoutNodes(
  nodes: readonly TreeNode[],
  taken: readonly (TreeNode | undefined)[],
): TreeNode[] {
  const goes: ReadonlySet<TreeNode | undefined> = new Set(taken);
  const without = (all: readonly TreeNode[]): TreeNode[] =>
    all.flatMap((node): TreeNode[] => {
      if (goes.has(node)) return [];
      if (!isElement(node) || node.children.length === 0) return [node];
      return [{ ...node, children: without(node.children) } as TreeNode];
    });
  return without(nodes);
}
