import type { TreeElement, TreeNode } from '../html/treeNodes.ts';
import type { BlockFromHtml } from './claim.ts';
import type { AddNote } from './note.ts';
import { eachElement, selectorIndex } from './tree/selector.ts';

export interface ClaimIndex {
  readonly claimsFor: (element: TreeElement) => readonly BlockFromHtml[];
  readonly prepared: (nodes: TreeNode[], note: AddNote) => TreeNode[];
}

/** One list of claims serves all documents. */
const known = new WeakMap<readonly BlockFromHtml[], ClaimIndex>();

export function claimIndexOf(claims: readonly BlockFromHtml[]): ClaimIndex {
  const index = known.get(claims) ?? createIndex(claims);
  known.set(claims, index);
  return index;
}

function createIndex(claims: readonly BlockFromHtml[]): ClaimIndex {
  const preparations = claims.flatMap(({ prepare }) => prepare ?? []);
  const preparationsFor = selectorIndex(preparations.map((each) => [each.selector, each]));
  return {
    claimsFor: selectorIndex(claims.map((claim) => [claim.selector, claim])),
    prepared(nodes, note) {
      if (preparations.length === 0) return nodes;
      const needed = new Set<(typeof preparations)[number]>();
      eachElement(nodes, (element, around) => {
        for (const each of preparationsFor(element, around)) needed.add(each);
      });
      return preparations
        .filter((each) => needed.has(each))
        .reduce((changed, { change }) => change(changed, note), nodes);
    },
  };
}
