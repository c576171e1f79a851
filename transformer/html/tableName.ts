import { elementOf } from './elements.ts';
import { withRaisedDigits } from './raisedDigits.ts';
import { inOneLine } from './textOfHtml.ts';
import { isElement, isText, type TreeElement, type TreeNode } from './treeNodes.ts';

/** A name is read aloud whole, so a longer one is cut. */
const maxLength = 120;

/** Accessible name of a table: its caption, else its first row with text. Undefined without text. */
export function tableName(table: TreeElement): string | undefined {
  const parts = partsOf(table);
  const inOrder = [...parts.filter(isCaption), ...parts.filter((part) => !isCaption(part))];
  for (const { children } of inOrder) {
    const name = inOneLine(textOf(children));
    if (name.length > maxLength) return `${name.slice(0, maxLength).toWellFormed()}…`;
    if (name !== '') return name;
  }
  return undefined;
}

function isCaption({ name }: TreeElement): boolean {
  return name === 'caption';
}

/** Its caption and rows, without those of nested tables. */
function partsOf({ children }: TreeElement): TreeElement[] {
  return children
    .filter(isElement)
    .flatMap((child) => (/^t(?:head|body|foot)$/.test(child.name) ? partsOf(child) : child));
}

/** Excludes struck-out text and ruby pronunciation. */
function textOf(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return isText(node) ? node.data : '';
      const { isStruck, isPronunciation, isBoundary } = elementOf(node.name);
      if (isStruck || isPronunciation) return '';
      const text = textOf(node.children);
      if (node.name === 'sup') return withRaisedDigits(text);
      return isBoundary ? ` ${text} ` : text;
    })
    .join('');
}
