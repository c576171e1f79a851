import { escapeText } from '../html/escape.ts';
import { linesOfHtml } from '../html/textOfHtml.ts';
import type { BlockFromHtml, NewBlock } from './claim.ts';
import { claimIndexOf } from './claimIndex.ts';
import type { FilterName } from './filter.ts';
import { type FromHtmlNote, Notes } from './note.ts';
import type { OwnRules } from './ownRules.ts';
import { headingsOf } from './read/headings.ts';
import { BlockReader } from './read/readBlocks.ts';
import { type SourceTree, sourceTreeOf } from './sourceTree.ts';
import { TooDeepError } from './tree/parseTree.ts';

export interface FromHtmlOptions {
  /** By default detected. */
  readonly source?: FilterName | undefined;
  /** The publisher's rules, which take precedence. */
  readonly own?: OwnRules | undefined;
  readonly claims?: readonly BlockFromHtml[];
}

export interface FromHtml {
  readonly blocks: NewBlock[];
  readonly notes: FromHtmlNote[];
  readonly source: FilterName | undefined;
}

/**
 * Converts another program's HTML to blocks, in browser and Node. Loads and runs nothing. Linear time.
 * @throws OwnRulesError if a publisher's rule fails
 */
export function blocksFromHtml(html: string, options: FromHtmlOptions = {}): FromHtml {
  const { own = {}, claims = [] } = options;
  let blockCount = 0;
  const notes = new Notes(() => blockCount);
  let tree: SourceTree;
  try {
    tree = sourceTreeOf(html, notes, own, options.source);
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    return asText(html, notes);
  }
  const { claimsFor, prepared } = claimIndexOf(claims);
  const nodes = prepared(tree.nodes, notes.add);
  const reader = new BlockReader({
    claimsFor,
    own,
    ruleOf: tree.ruleOf,
    headings: headingsOf(nodes, notes.add),
    notes,
    onBlock: () => {
      blockCount += 1;
    },
  });
  return { blocks: reader.blocksOf(nodes), notes: notes.all, source: tree.source };
}

function asText(html: string, notes: Notes): FromHtml {
  notes.add('lost', 'too-deep', '');
  const lines = linesOfHtml(html, { withStruck: true }).filter((line) => line.trim() !== '');
  const text = lines.map((line) => `<p>${escapeText(line.trim())}</p>`).join('');
  return {
    blocks: text === '' ? [] : [{ type: 'rich-text', data: { html: text } }],
    notes: notes.all,
    source: undefined,
  };
}
