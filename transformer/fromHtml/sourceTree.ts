import { sheetOf } from '../html/meaning.ts';
import type { TreeNode } from '../html/treeNodes.ts';
import type { FilterName, HtmlFilter } from './filter.ts';
import { filters } from './filters/filters.ts';
import type { Notes } from './note.ts';
import { markOwnElements, type OwnMarks, type OwnRules } from './ownRules.ts';
import { withoutControls } from './read/controls.ts';
import { withoutTextOfFrames } from './read/embedded.ts';
import { withMeanings } from './read/meaning.ts';
import { withPhrasingInBlocks } from './read/spread.ts';
import { parseTree } from './tree/parseTree.ts';

/** HTML as a tree whose elements express what the program expressed in its own way. */
export interface SourceTree {
  readonly nodes: TreeNode[];
  readonly ruleOf: OwnMarks['ruleOf'];
  readonly source: FilterName | undefined;
}

/**
 * @param source the program; undefined to detect it
 * @throws TooDeepError
 */
export function sourceTreeOf(
  html: string,
  notes: Notes,
  own: OwnRules = {},
  source?: FilterName | undefined,
): SourceTree {
  const parsed = withoutTextOfFrames(parseTree(html), notes.add);
  const filter = filterFor(html, parsed, source);
  const { nodes: marked, ruleOf } = markOwnElements(parsed, own, notes.add);
  const rewritten = filter?.rewrite(marked, { note: notes.add, own }) ?? marked;
  const shown = withoutControls(rewritten, notes.add);
  const withMeaning = withMeanings(shown, sheetOf(html), notes.add);
  return { nodes: withPhrasingInBlocks(withMeaning), ruleOf, source: filter?.name };
}

function filterFor(
  html: string,
  nodes: readonly TreeNode[],
  source: FilterName | undefined,
): HtmlFilter | undefined {
  if (source !== undefined) return filters.find(({ name }) => name === source);
  return filters.find(({ recognises }) => recognises({ html, nodes }));
}
