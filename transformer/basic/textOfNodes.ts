import { maxNodeDepth } from '../article/limits.ts';
import { elementOf } from '../html/elements.ts';
import { withPlainFractions, withRaisedDigits } from '../html/raisedDigits.ts';
import { inOneLine } from '../html/textOfHtml.ts';
import { readNode } from './basicNode.ts';

export function textOfNodes(nodes: readonly unknown[]): string {
  return inOneLine(withPlainFractions(textOf(nodes, false, 0)));
}

function textOf(nodes: readonly unknown[], isLeftOut: boolean, depth: number): string {
  if (depth > maxNodeDepth) return '';
  return nodes.map((node) => textOfNode(node, isLeftOut, depth)).join('');
}

function textOfNode(value: unknown, isLeftOut: boolean, depth: number): string {
  const node = readNode(value);
  if (node.kind === 'text') return isLeftOut ? '' : node.text;
  if (node.kind === 'block') return ' ';
  if (node.kind === 'nothing') return '';
  const { tag, children } = node.kind === 'element' ? node.element : node;
  const { isBoundary, isPronunciation, isStruck, isVoid } = elementOf(tag.toLowerCase());
  const inside = isVoid ? '' : textOf(children, isLeftOut || isStruck || isPronunciation, depth + 1);
  const text = tag.toLowerCase() === 'sup' ? withRaisedDigits(inside) : inside;
  return isBoundary ? ` ${text} ` : text;
}
