import { elementNamed, isBlankText, isBlock, isElement, type TreeNode } from '../../html/treeNodes.ts';

export function inParagraphs(nodes: readonly TreeNode[]): TreeNode[] {
  const made: TreeNode[] = [];
  let line: TreeNode[] = [];
  const endLine = (): void => {
    if (line.some((node) => !isBlankText(node))) made.push(elementNamed('p', line));
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) line.push(node);
    else {
      endLine();
      made.push(node);
    }
  }
  endLine();
  return made;
}
