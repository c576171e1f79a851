import { isElement, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';
import { classesOf } from './walk.ts';

/** Part of a selector that one element has to meet. */
interface Compound {
  readonly name: string;
  readonly conditions: readonly Condition[];
  /** How it stands to the part before it. */
  readonly isChild: boolean;
}

type Condition = (element: TreeElement) => boolean;

const identifier = String.raw`-?[a-z_][\w-]*`;
const piece = new RegExp(
  String.raw`\.(?<class>[\w-]+)|#(?<id>[\w:.-]+)|\[\s*(?<attribute>${identifier})\s*(?:(?<operator>[~^$*|]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\]\s"']+))\s*)?\]`,
  'gy',
);
const elementName = new RegExp(String.raw`\*|${identifier}`, 'iy');
const combinator = /\s*>\s*|\s+/y;

/** Tells a selector that this converter reads from any other. */
export class SelectorError extends Error {}

const comparisons: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  '=': (value, wanted) => value === wanted,
  '~=': (value, wanted) => value.split(/\s+/).includes(wanted),
  '^=': (value, wanted) => wanted !== '' && value.startsWith(wanted),
  '$=': (value, wanted) => wanted !== '' && value.endsWith(wanted),
  '*=': (value, wanted) => wanted !== '' && value.includes(wanted),
  '|=': (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
};

/**
 * A test for elements by a CSS selector: names, classes, ids and attributes, in lists, with elements around them
 * (`.entry figure`, `ul > li.tip`).
 *
 * @param selector as in CSS, without pseudo-classes
 * @returns a function of an element and those around it, the outermost first
 * @throws SelectorError for a selector that is not read
 */
export function selects(
  selector: string,
): (element: TreeElement, around?: readonly TreeElement[]) => boolean {
  const alternatives = selector.split(',').map((each) => compoundsOf(each.trim(), selector));
  return (element, around = []) => alternatives.some((compounds) => isMet(compounds, element, around));
}

function compoundsOf(written: string, whole: string): Compound[] {
  const compounds: Compound[] = [];
  let at = 0;
  let isChild = false;
  const next = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(written);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < written.length) {
    const start = at;
    const name = next(elementName)?.[0].toLowerCase() ?? '*';
    const conditions: Condition[] = [];
    for (let found = next(piece); found; found = next(piece))
      conditions.push(conditionOf(found.groups ?? {}));
    if (at === start) break;
    compounds.push({ name, conditions, isChild });
    const between = next(combinator);
    if (!between) break;
    isChild = between[0].includes('>');
  }
  if (at < written.length || compounds.length === 0)
    throw new SelectorError(
      `The selector "${whole}" is not read: only names, classes, ids, attributes, lists, descendants and children are.`,
    );
  return compounds;
}

function conditionOf(groups: Readonly<Record<string, string | undefined>>): Condition {
  const { class: className, id, attribute = '', operator, double, single, bare } = groups;
  if (className !== undefined) return (element) => classesOf(element).includes(className);
  if (id !== undefined) return ({ attribs }) => attribs.id === id;
  const wanted = double ?? single ?? bare ?? '';
  const compare = operator === undefined ? undefined : comparisons[operator];
  return ({ attribs }) => {
    const value = attribs[attribute.toLowerCase()];
    return value !== undefined && (compare?.(value, wanted) ?? true);
  };
}

function isMet(
  compounds: readonly Compound[],
  element: TreeElement,
  around: readonly TreeElement[],
): boolean {
  const last = compounds.at(-1);
  if (!last || !isOf(last, element)) return false;
  const before = compounds.slice(0, -1);
  if (before.length === 0) return true;
  for (let depth = around.length - 1; depth >= 0; depth--) {
    const outer = around[depth];
    if (outer && isMet(before, outer, around.slice(0, depth))) return true;
    if (last.isChild) return false;
  }
  return false;
}

function isOf({ name, conditions }: Compound, element: TreeElement): boolean {
  return (name === '*' || name === element.name) && conditions.every((condition) => condition(element));
}

/** The first element in nodes that a selector selects, in reading order. */
export function find(nodes: readonly TreeNode[], selector: string): TreeElement | undefined {
  return findAll(nodes, selector)[0];
}

/** All elements in nodes that a selector selects, in reading order. */
export function findAll(nodes: readonly TreeNode[], selector: string): TreeElement[] {
  const isSelected = selects(selector);
  const found: TreeElement[] = [];
  eachElement(nodes, (element, around) => {
    if (isSelected(element, around)) found.push(element);
  });
  return found;
}

/** Visits all elements in reading order, with those around each, the outermost first. */
export function eachElement(
  nodes: readonly TreeNode[],
  visit: (element: TreeElement, around: readonly TreeElement[]) => void,
  around: TreeElement[] = [],
): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    visit(node, around);
    around.push(node);
    eachElement(node.children, visit, around);
    around.pop();
  }
}
