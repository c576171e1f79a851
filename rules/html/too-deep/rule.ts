import { nestingLimit } from '#transformer/html/allowList.ts';
import type { HtmlElement, HtmlNode } from '../../engine/html/htmlTree.ts';
import type { Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'html/too-deep',
  severity: 'warning',
  summary: 'HTML elements are nested too deeply.',
  html({ tree, place }, report) {
    const first = firstBeyond(tree.children);
    if (!first) return;
    report(
      place({ start: first.start, end: first.contentStart }),
      `HTML elements are nested more than ${nestingLimit} levels deep. The text is kept, the elements are removed.`,
      { evidence: first.name },
    );
  },
};

function firstBeyond(nodes: readonly HtmlNode[], depth = 0): HtmlElement | undefined {
  for (const node of nodes) {
    if (node.kind !== 'element') continue;
    if (depth === nestingLimit) return node;
    const found = firstBeyond(node.children, depth + 1);
    if (found) return found;
  }
  return undefined;
}
