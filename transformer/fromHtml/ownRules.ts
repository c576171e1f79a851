import { isRecord } from '#contracts/json/isRecord.ts';
import type { JsonObject } from '#contracts/json/json.ts';
import { elementOf } from '../html/elements.ts';
import { elementNamed, isElement, type TreeElement, type TreeNode, textNode } from '../html/treeNodes.ts';
import type { NewBlock, ReadPicture } from './claim.ts';
import type { TakeNote } from './note.ts';
import { SelectorError, selects } from './tree/selector.ts';
import { textOfTree } from './tree/writeTree.ts';

/** An element or a shortcode as a rule of the publisher's reads it. Each selector finds the first element within. */
export interface OwnElement {
  /** The element's name, or that of the shortcode. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Plain text in one line; empty where the selector finds nothing. */
  text(selector?: string): string;
  /** Rich text: paragraphs, headings, lists. */
  html(selector?: string): string;
  /** One line of rich text. */
  inlineHtml(selector?: string): string;
  picture(selector?: string): ReadPicture | undefined;
  /** The address of a link, if a block may hold it. */
  link(selector?: string): string | undefined;
  /** The blocks that the content becomes. */
  blocks(selector?: string): NewBlock[];
}

/** Gives the block for an element; undefined if it is none, so that the next reading applies. */
export type OwnBlock = (
  element: OwnElement,
) => { readonly type: string; readonly data: JsonObject } | undefined;

/**
 * What becomes of an element. `keep`: it stays in the text as HTML. `drop`: it goes with its content. `unwrap`: its content is read
 * as if it stood alone.
 */
export type OwnRule = 'keep' | 'drop' | 'unwrap' | OwnBlock;

/** The rules of a publisher, in `pagewell.import.js`. They come before all others; of two for one element the first holds. */
export interface OwnRules {
  /** By a CSS selector: `.tip`, `div[data-kind="dose"]`. */
  readonly elements?: Readonly<Record<string, OwnRule>>;
  /** By the name of a shortcode: `dose-box` for `[dose-box]`. */
  readonly shortcodes?: Readonly<Record<string, OwnRule>>;
}

/** A rule of the publisher's cannot be read, or has failed. */
export class OwnRulesError extends Error {}

const words: ReadonlySet<unknown> = new Set(['keep', 'drop', 'unwrap']);

/**
 * Rules as a module exports them.
 *
 * @throws OwnRulesError saying which rule is wrong, and what would be right
 */
export function checkOwnRules(value: unknown): OwnRules {
  if (!isRecord(value)) throw new OwnRulesError('Own rules are an object with "elements" and "shortcodes".');
  for (const [part, rules] of Object.entries(value)) {
    if (part !== 'elements' && part !== 'shortcodes')
      throw new OwnRulesError(`Own rules have no "${part}": only "elements" and "shortcodes".`);
    if (!isRecord(rules)) throw new OwnRulesError(`"${part}" is an object of rules.`);
    for (const [name, rule] of Object.entries(rules)) {
      if (typeof rule !== 'function' && !words.has(rule))
        throw new OwnRulesError(`The rule for "${name}" is "keep", "drop", "unwrap" or a function.`);
      if (part === 'elements') checkSelector(name);
    }
  }
  return value;
}

function checkSelector(selector: string): void {
  try {
    selects(selector);
  } catch (error) {
    throw error instanceof SelectorError ? new OwnRulesError(error.message) : error;
  }
}

/** The block of the publisher's for an element; its own rules, in the order in which they are written. */
export interface OwnMarks {
  readonly nodes: TreeNode[];
  /** The rule that an element is left to; undefined for one without. */
  readonly ruleOf: (element: TreeElement) => { readonly rule: OwnRule; readonly name: string } | undefined;
}

/** Finds the elements that rules of the publisher's are about, and drops and unwraps those that go. */
export function markOwnElements(nodes: TreeNode[], { elements = {} }: OwnRules, note: TakeNote): OwnMarks {
  const rules = Object.entries(elements).map(([name, rule]) => ({ name, rule, isSelected: selects(name) }));
  const marks = new Map<TreeElement, { rule: OwnRule; name: string }>();
  const mark = (all: readonly TreeNode[], around: TreeElement[]): TreeNode[] =>
    all.flatMap((node): TreeNode[] => {
      if (!isElement(node)) return [node];
      const found = rules.find(({ isSelected }) => isSelected(node, around));
      if (found?.rule === 'drop') {
        note('lost', 'dropped', textOfTree([node], { withStruck: true }), node.at);
        return [elementOf(node.name).level === 'block' ? elementNamed('div') : textNode(' ')];
      }
      around.push(node);
      node.children = mark(node.children, around);
      around.pop();
      if (found?.rule === 'unwrap') {
        node.name = elementOf(node.name).level === 'block' ? 'div' : 'span';
        node.attribs = {};
      } else if (found) marks.set(node, found);
      return [node];
    });
  return { nodes: rules.length === 0 ? nodes : mark(nodes, []), ruleOf: (element) => marks.get(element) };
}

/**
 * The block that a rule of the publisher's gives for an element; undefined where it gives none.
 *
 * @throws OwnRulesError where the rule fails, or gives something else
 */
export function ownBlock(name: string, rule: OwnBlock, element: OwnElement): NewBlock | undefined {
  let block: unknown;
  try {
    block = rule(element);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OwnRulesError(`The rule for "${name}" failed: ${reason}`, { cause: error });
  }
  if (block === undefined || block === null) return undefined;
  if (!isNewBlock(block))
    throw new OwnRulesError(
      `The rule for "${name}" gives no block, such as { type: "note", data: { html } }.`,
    );
  return block;
}

function isNewBlock(value: unknown): value is NewBlock {
  return isRecord(value) && typeof value.type === 'string' && isRecord(value.data);
}
