import { isElement, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';
import { classesOf, hasClass } from './walk.ts';

interface Compound {
  readonly name: string;
  readonly conditions: readonly Condition[];
  /** A class with its dot, an id with its `#`, else the name; `*` for any. */
  readonly key: string;
  /** Whether it is a child of the part before it, not any descendant. */
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

export class SelectorError extends Error {}

const comparisons: Readonly<Record<string, (value: string, expected: string) => boolean>> = {
  '=': (value, expected) => value === expected,
  '~=': (value, expected) => value.split(/\s+/).includes(expected),
  '^=': (value, expected) => expected !== '' && value.startsWith(expected),
  '$=': (value, expected) => expected !== '' && value.endsWith(expected),
  '*=': (value, expected) => expected !== '' && value.includes(expected),
  '|=': (value, expected) => value === expected || value.startsWith(`${expected}-`),
};

interface Entry<Value> {
  readonly order: number;
  readonly value: Value;
  readonly compounds: readonly Compound[];
}

const noElements: readonly TreeElement[] = [];

/**
 * Indexed by name, id and class, because most elements match no selector.
 * @throws SelectorError for an unsupported selector, such as one with pseudo-classes
 */
export function selectorIndex<Value>(
  selectors: readonly (readonly [string, Value])[],
): (element: TreeElement, around?: readonly TreeElement[]) => readonly Value[] {
  const all = selectors.flatMap(([selector, value], order) =>
    selector.split(',').map((each) => ({ order, value, compounds: compoundsOf(each.trim(), selector) })),
  );
  const byKey = Map.groupBy(all, ({ compounds }) => compounds.at(-1)?.key);
  const ofAnyName = byKey.get('*');
  const hasClasses = [...byKey.keys()].some((key) => key?.startsWith('.'));
  const none: readonly Value[] = [];
  return (element, around = noElements) => {
    const { id, class: classes } = element.attribs;
    let found = addMet(undefined, byKey.get(element.name), element, around);
    found = addMet(found, ofAnyName, element, around);
    if (id !== undefined) found = addMet(found, byKey.get(`#${id}`), element, around);
    if (classes !== undefined && hasClasses)
      for (const name of classesOf(element)) found = addMet(found, byKey.get(`.${name}`), element, around);
    if (found === undefined) return none;
    return [...found].sort(([one], [other]) => one - other).map(([, value]) => value);
  };
}

function addMet<Value>(
  found: Map<number, Value> | undefined,
  entries: readonly Entry<Value>[] | undefined,
  element: TreeElement,
  around: readonly TreeElement[],
): Map<number, Value> | undefined {
  if (entries === undefined) return found;
  let met = found;
  for (const { order, value, compounds } of entries) {
    if (met?.has(order) || !isMet(compounds, element, around)) continue;
    met ??= new Map();
    met.set(order, value);
  }
  return met;
}

/** @throws SelectorError for an unsupported selector */
export function selects(
  selector: string,
): (element: TreeElement, around?: readonly TreeElement[]) => boolean {
  const index = selectorIndex([[selector, selector]]);
  return (element, around) => index(element, around).length > 0;
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
    compounds.push({ name, conditions, key: key ?? name, isChild });
    const between = next(combinator);
    if (!between) break;
    isChild = between[0].includes('>');
  }
  if (at < written.length || compounds.length === 0)
    throw new SelectorError(
      `The selector "${whole}" is not supported. Use only names, classes, ids, attributes, lists, descendants and children.`,
    );
  return compounds;
}

function conditionOf(groups: Readonly<Record<string, string | undefined>>): Condition {
  const { class: className, id, attribute = '', operator, double, single, bare } = groups;
  if (className !== undefined) return (element) => hasClass(element, className);
  if (id !== undefined) return ({ attribs }) => attribs.id === id;
  const expected = double ?? single ?? bare ?? '';
  const compare = operator === undefined ? undefined : comparisons[operator];
  return ({ attribs }) => {
    const value = attribs[attribute.toLowerCase()];
    return value !== undefined && (compare?.(value, expected) ?? true);
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
  const ancestors = compounds.slice(0, -1);
  for (let depth = around.length - 1; depth >= 0; depth--) {
    const outer = around[depth];
    if (outer && isMet(ancestors, outer, around.slice(0, depth))) return true;
    if (last.isChild) return false;
  }
  return false;
}

function isOf({ name, conditions }: Compound, element: TreeElement): boolean {
  return (name === '*' || name === element.name) && conditions.every((condition) => condition(element));
}

const parsed = new Map<string, ReturnType<typeof selects>>();
/** Cache limit: publisher's rules may generate selectors. */
const maxParsed = 1_000;

function cachedSelector(selector: string): ReturnType<typeof selects> {
  const known = parsed.get(selector) ?? selects(selector);
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(selector, known);
  return known;
}

export function find(nodes: readonly TreeNode[], selector: string): TreeElement | undefined {
  const isSelected = cachedSelector(selector);
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

export function findAll(nodes: readonly TreeNode[], selector: string): TreeElement[] {
  const isSelected = cachedSelector(selector);
  const found: TreeElement[] = [];
  eachElement(nodes, (element, around) => {
    if (isSelected(element, around)) found.push(element);
  });
  return found;
}

/** With the ancestors, outermost first. */
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
