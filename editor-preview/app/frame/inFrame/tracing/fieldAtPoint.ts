import { isElement } from '../markup.ts';
import { type Difference, verbatimIn } from './differences.ts';
import type { Leaf } from './leaves.ts';

export interface TracedField {
  readonly pointer: string;
  /** Whether the text occurs verbatim on the page, so that it is editable there. */
  readonly isVerbatim: boolean;
  /** Characters of the field's text before the pointer; in formatted text blanks do not count. */
  readonly caret: number | undefined;
}

export interface RenderedPoint {
  readonly node: Node;
  readonly offset: number | undefined;
}

export const nearest = 1_000;

/** The proximity of a difference to a point; negative if unrelated. */
export function nearnessOf(difference: Difference, { node, offset }: RenderedPoint, leaf: Leaf): number {
  if (difference.kind === 'text') {
    const { start, end } = verbatimIn(difference, leaf) ?? difference;
    if (difference.node === node)
      return offset === undefined || (offset >= start && offset <= end) ? nearest : 0;
    // A press next to the text of a button or a cell concerns the text.
    return isElement(node) && node.contains(difference.node)
      ? nearest / 2 - distance(difference.node, node)
      : -1;
  }
  if (difference.node === node) return difference.kind === 'attributes' ? nearest - 1 : nearest - 2;
  if (!difference.node.contains(node)) return -1;
  const away = distance(node, difference.node);
  if (difference.kind === 'content') return nearest / 2 - away;
  // Attributes of ancestors may describe the text, such as tracking data.
  return isElement(node) && away <= 3 ? nearest / 4 - away : -1;
}

function distance(node: Node, anchor: Node): number {
  let steps = 0;
  for (let at: Node | null = node; at && at !== anchor; at = at.parentNode) steps++;
  return steps;
}

export function tracedField(
  leaf: Leaf,
  differences: readonly Difference[],
  point: RenderedPoint,
): TracedField {
  const { written: pointer } = leaf;
  const { offset } = point;
  const here = differences.find(
    (difference) => difference.kind === 'text' && nearnessOf(difference, point, leaf) === nearest,
  );
  const own = here && verbatimIn(here, leaf);
  if (own && here.node === point.node) {
    const caret =
      offset === undefined ? undefined : Math.min(Math.max(0, offset - own.start), own.end - own.start);
    return { pointer, isVerbatim: true, caret };
  }
  if (here?.kind !== 'text' || offset === undefined) return { pointer, isVerbatim: false, caret: undefined };
  const before = lettersOf(differences.slice(0, differences.indexOf(here)));
  const letters = before.length + withoutBlanks(here.node.data.slice(here.start, offset)).length;
  if (leaf.isHtml) return { pointer, isVerbatim: false, caret: letters };
  const value = String(leaf.value);
  const isWhole = lettersOf(differences) === withoutBlanks(value);
  return { pointer, isVerbatim: false, caret: isWhole ? placeAfter(value, letters) : undefined };
}

function lettersOf(differences: readonly Difference[]): string {
  return withoutBlanks(
    differences
      .map((each) => (each.kind === 'text' ? each.node.data.slice(each.start, each.end) : ''))
      .join(''),
  );
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The offset after a number of letters, blanks not counted. */
function placeAfter(text: string, letters: number): number {
  return [...text.matchAll(/\S/g)][letters]?.index ?? text.trimEnd().length;
}
