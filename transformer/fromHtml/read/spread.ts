import { isBlankText, isBlock, isElement, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';

/**
 * A tree in which no phrasing element holds blocks: `<b><p>…</p></b>` becomes `<p><b>…</b></p>`, so that each block can be read
 * alone. In time proportional to the tree, times its depth.
 */
export function withPhrasingInBlocks(nodes: readonly TreeNode[]): TreeNode[] {
  const holders = new Set<TreeNode>();
  findHolders(nodes, holders);
  return holders.size === 0 ? [...nodes] : spread(nodes, [], holders);
}

/** Finds the elements that are blocks or hold some. */
function findHolders(nodes: readonly TreeNode[], holders: Set<TreeNode>): boolean {
  let hasAny = false;
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const holds = findHolders(node.children, holders) || isBlock(node);
    if (holds) holders.add(node);
    hasAny ||= holds;
  }
  return hasAny;
}

function spread(
  nodes: readonly TreeNode[],
  wrappers: readonly TreeElement[],
  holders: ReadonlySet<TreeNode>,
): TreeNode[] {
  const out: TreeNode[] = [];
  let run: TreeNode[] = [];
  const endRun = (): void => {
    const isBlank = run.every(isBlankText);
    out.push(...(isBlank ? run : wrapped(run, wrappers)));
    run = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !holders.has(node)) {
      run.push(node);
      continue;
    }
    endRun();
    if (isBlock(node)) {
      node.children = spread(node.children, wrappers, holders);
      out.push(node);
    } else out.push(...spread(node.children, [...wrappers, node], holders));
  }
  endRun();
  return out;
}

function wrapped(run: readonly TreeNode[], wrappers: readonly TreeElement[]): TreeNode[] {
  return wrappers.reduceRight<TreeNode[]>((inner, wrapper) => [{ ...wrapper, children: inner }], [...run]);
}
