import { isElement, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';
import { classesOf, hasClass } from './walk.ts';

/** Part of a selector that one element has to meet. */
interface Compound {
  readonly name: string;
  readonly conditions: readonly Condition[];
  /** A class or an id that the element must have; undefined where it needs none. */
  readonly key: string | undefined;
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
  const all = selector.split(',').map((each) => compoundsOf(each.trim(), selector));
  const lastOf = (compounds: readonly Compound[]): Compound | undefined => compounds.at(-1);
  const keyed = (sign: string) =>
    Map.groupBy(
      all.filter((compounds) => lastOf(compounds)?.key?.startsWith(sign)),
      (compounds) => lastOf(compounds)?.key?.slice(1),
    );
  const [byId, byClass] = [keyed('#'), keyed('.')];
  const byName = Map.groupBy(
    all.filter((compounds) => lastOf(compounds)?.key === undefined),
    (compounds) => lastOf(compounds)?.name,
  );
  const ofAnyName = byName.get('*');
  // Elements are many, and most have none of the names.
  return (element, around = []) => {
    const { id, class: classes } = element.attribs;
    const isAny = (found: readonly (readonly Compound[])[] | undefined): boolean =>
      found?.some((compounds) => isMet(compounds, element, around)) ?? false;
    return (
      isAny(byName.get(element.name)) ||
      isAny(ofAnyName) ||
      (id !== undefined && isAny(byId.get(id))) ||
      (classes !== undefined &&
        byClass.size > 0 &&
        classesOf(element).some((name) => isAny(byClass.get(name))))
    );
  };
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
    let key: string | undefined;
    for (let found = next(piece); found; found = next(piece)) {
      conditions.push(conditionOf(found.groups ?? {}));
      if (/^[.#]/.test(found[0])) key ??= found[0];
    }
    if (at === start) break;
    compounds.push({ name, conditions, key, isChild });
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
  if (className !== undefined) return (element) => hasClass(element, className);
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
  if (compounds.length === 1) return true;
  const before = compounds.slice(0, -1);
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

const parsed = new Map<string, ReturnType<typeof selects>>();
/** More than this program has: a rule of the publisher's may make its selectors. */
const maxParsed = 1_000;

function parsedOnce(selector: string): ReturnType<typeof selects> {
  const known = parsed.get(selector) ?? selects(selector);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(selector, known);
  return known;
}

/** The first element in nodes that a selector selects, in reading order. */
export function find(nodes: readonly TreeNode[], selector: string): TreeElement | undefined {
  const isSelected = parsedOnce(selector);
  const search = (all: readonly TreeNode[], around: TreeElement[]): TreeElement | undefined => {
    for (const node of all) {
      if (!isElement(node)) continue;
      if (isSelected(node, around)) return node;
      around.push(node);
      const found = search(node.children, around);
      around.pop();
      if (found) return found;
    }
    return undefined;
  };
  return search(nodes, []);
}

/** All elements in nodes that a selector selects, in reading order. */
export function findAll(nodes: readonly TreeNode[], selector: string): TreeElement[] {
  const isSelected = parsedOnce(selector);
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
