import {
  isBlankText,
  isBlock,
  isElement,
  pushAll,
  type TreeElement,
  type TreeNode,
} from '../../html/treeNodes.ts';

/**
 * `<b><p>…</p></b>` becomes `<p><b>…</b></p>`, so that each block can be read separately.
 * Linear in the tree, times its depth.
 */
export function withPhrasingInBlocks(nodes: readonly TreeNode[]): TreeNode[] {
  const holders = new Set<TreeNode>();
  findHolders(nodes, holders);
  return holders.size === 0 ? [...nodes] : spread(nodes, [], holders);
}

function findHolders(nodes: readonly TreeNode[], holders: Set<TreeNode>): boolean {
  let hasAny = false;
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const hasInner = findHolders(node.children, holders);
    const isOne = isBlock(node);
    if (hasInner && !isOne) holders.add(node);
    hasAny ||= hasInner || isOne;
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
    pushAll(out, isBlank ? run : wrapped(run, wrappers));
    run = [];
  };
  for (const node of nodes) {
    const isInBlock = isElement(node) && isBlock(node);
    if (!isInBlock && !holders.has(node)) {
      run.push(node);
      continue;
    }
    endRun();
    if (isInBlock) {
      node.children = spread(node.children, wrappers, holders);
      out.push(node);
    } else if (isElement(node)) pushAll(out, spread(node.children, [...wrappers, node], holders));
  }
  endRun();
  return out;
}

function wrapped(run: readonly TreeNode[], wrappers: readonly TreeElement[]): TreeNode[] {
  return wrappers.reduceRight<TreeNode[]>((inner, wrapper) => [{ ...wrapper, children: inner }], [...run]);
}
