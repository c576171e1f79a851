import { isElement, type TreeNode } from '../../html/treeNodes.ts';

/** The given nodes stay unchanged. */
export function withoutNodes(
  nodes: readonly TreeNode[],
  taken: readonly (TreeNode | undefined)[],
): TreeNode[] {
  const goes: ReadonlySet<TreeNode | undefined> = new Set(taken);
  const without = (all: readonly TreeNode[]): TreeNode[] =>
    all
      .filter((node) => !goes.has(node))
      .map((node) =>
        isElement(node) && node.children.length > 0 ? { ...node, children: without(node.children) } : node,
      );
  return without(nodes);
}
