import { isRecord } from '#contracts/json/isRecord.ts';
import type { JsonObject } from '#contracts/json/json.ts';
import { elementOf } from '../html/elements.ts';
import { elementNamed, isElement, type TreeElement, type TreeNode, textNode } from '../html/treeNodes.ts';
import type { NewBlock, ReadPicture } from './claim.ts';
import type { AddNote } from './note.ts';
import { SelectorError, selects } from './tree/selector.ts';
import { textOfTree } from './tree/writeTree.ts';

/** An element or a shortcode, as a publisher's rule sees it. Each selector finds the first match within. */
export interface OwnElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Plain text in one line; empty without a match. */
  text(selector?: string): string;
  html(selector?: string): string;
  inlineHtml(selector?: string): string;
  picture(selector?: string): ReadPicture | undefined;
  /** Undefined for a disallowed address. */
  link(selector?: string): string | undefined;
  blocks(selector?: string): NewBlock[];
}

/** Returns the block for an element; undefined to continue with the next rule. */
export type OwnBlock = (
  element: OwnElement,
) => { readonly type: string; readonly data: JsonObject } | undefined;

/** `keep`: stays in the text as HTML. `drop`: removed with its content. `unwrap`: only its content is read. */
export type OwnRule = 'keep' | 'drop' | 'unwrap' | OwnBlock;

/** In `pagewell.import.js`. They take precedence; of two that match, the first one applies. */
export interface OwnRules {
  /** By a CSS selector: `.tip`, `div[data-kind="dose"]`. */
  readonly elements?: Readonly<Record<string, OwnRule>>;
  /** By shortcode name: `dose-box` for `[dose-box]`. */
  readonly shortcodes?: Readonly<Record<string, OwnRule>>;
}

export class OwnRulesError extends Error {}

const words: ReadonlySet<unknown> = new Set(['keep', 'drop', 'unwrap']);

/** @throws OwnRulesError with the invalid rule and the expected form */
export function checkOwnRules(value: unknown): OwnRules {
  if (!isRecord(value))
    throw new OwnRulesError('Custom rules must be an object with "elements" and "shortcodes".');
  for (const [part, rules] of Object.entries(value)) {
    if (part !== 'elements' && part !== 'shortcodes')
      throw new OwnRulesError(
        `Custom rules must not have "${part}": only "elements" and "shortcodes" are allowed.`,
      );
    if (!isRecord(rules)) throw new OwnRulesError(`"${part}" must be an object of rules.`);
    for (const [name, rule] of Object.entries(rules)) {
      if (typeof rule !== 'function' && !words.has(rule))
        throw new OwnRulesError(`The rule for "${name}" must be "keep", "drop", "unwrap" or a function.`);
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

/** The publisher's blocks and rules by element, in the order in which they are written. */
export interface OwnMarks {
  readonly nodes: TreeNode[];
  /** Undefined for an element without a rule. */
  readonly ruleOf: (element: TreeElement) => { readonly rule: OwnRule; readonly name: string } | undefined;
}

/** Marks elements with publisher's rules, and applies `drop` and `unwrap`. */
export function markOwnElements(nodes: TreeNode[], { elements = {} }: OwnRules, note: AddNote): OwnMarks {
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
 * The block of a publisher's rule; undefined if it returns none.
 * @throws OwnRulesError if the rule throws or returns something else
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
      `The rule for "${name}" must return a block, such as { type: "note", data: { html } }.`,
    );
  return block;
}

function isNewBlock(value: unknown): value is NewBlock {
  return isRecord(value) && typeof value.type === 'string' && isRecord(value.data);
}
