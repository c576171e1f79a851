import type { JsonObject } from '#contracts/json/json.ts';
import type { TreeNode } from '../../html/treeNodes.ts';

export interface TextTag {
  readonly type: 'text-tag';
  readonly place: 'opening' | 'closing' | 'single';
  readonly name: string;
  readonly fields: JsonObject;
  /** Where it begins in the HTML, in UTF-16 units. */
  readonly at?: number | undefined;
}

/** Deeper tags are removed; their content stays. */
const maxDepth = 40;

/**
 * Nests siblings between an opening and a closing tag. An unclosed tag is single; an unopened one is removed.
 * Linear time. `make` returns the replacement; `content` is undefined for a single tag.
 */
export function pairTags(
  nodes: readonly (TreeNode | TextTag)[],
  make: (tag: TextTag, content: TreeNode[] | undefined) => readonly TreeNode[],
): TreeNode[] {
  const ends = endsOf(nodes);
  const levels: { tag?: TextTag; content: TreeNode[] }[] = [{ content: [] }];
  const closings = new Set(ends.values());
  const add = (made: readonly TreeNode[]): void => {
    for (const node of made) levels.at(-1)?.content.push(node);
  };
  nodes.forEach((node, index) => {
    const content = levels.at(-1)?.content ?? [];
    if (!isTextTag(node)) content.push(node);
    else if (node.place === 'closing') {
      const level = closings.has(index) ? levels.pop() : undefined;
      if (level?.tag) add(make(level.tag, level.content));
    } else if (!ends.has(index)) add(make(node, undefined));
    else levels.push(levels.length > maxDepth ? { content } : { tag: node, content: [] });
  });
  return levels[0]?.content ?? [];
}

function endsOf(nodes: readonly (TreeNode | TextTag)[]): Map<number, number> {
  const ends = new Map<number, number>();
  const open: { name: string; index: number }[] = [];
  const counts = new Map<string, number>();
  const count = (name: string, change: number): number => {
    const now = (counts.get(name) ?? 0) + change;
    counts.set(name, now);
    return now;
  };
  nodes.forEach((node, index) => {
    if (!isTextTag(node) || node.place === 'single') return;
    const { name, place } = node;
    if (place === 'opening') {
      open.push({ name, index });
      count(name, 1);
      return;
    }
    if (count(name, 0) === 0) return;
    for (let last = open.pop(); last; last = open.pop()) {
      count(last.name, -1);
      if (last.name !== name) continue;
      ends.set(last.index, index);
      break;
    }
  });
  return ends;
}

function isTextTag(node: TreeNode | TextTag): node is TextTag {
  return node.type === 'text-tag';
}
