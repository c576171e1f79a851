import { isElement, type TreeNode } from '../../html/treeNodes.ts';

/** The given nodes stay unchanged. */
export function withoutNodes(
  nodes: readonly TreeNode[],
  removed: readonly (TreeNode | undefined)[],
): TreeNode[] {
  const excluded: ReadonlySet<TreeNode | undefined> = new Set(removed);
  const without = (all: readonly TreeNode[]): TreeNode[] =>
    all
      .filter((node) => !excluded.has(node))
      .map((node) =>
        isElement(node) && node.children.length > 0 ? { ...node, children: without(node.children) } : node,
      );
  return without(nodes);
}
