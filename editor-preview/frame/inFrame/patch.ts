import { islandAttributes, islandPropsAttribute, slotAttribute } from '#contracts/island.ts';
import { newPropsDomEvent } from '../newProps.ts';
import { carryOver } from './carryOver.ts';
import { isElement, isIsland, isStarted } from './markup.ts';
import { isSameKind, pairUp } from './pairUp.ts';

/** Nodes on the page that are in no rendering and stay where they are, in front of what is put in. */
type IsOthers = (node: Node) => boolean;

const nobodyElses: IsOthers = () => false;

/** On an element that an editor is writing in: it is left alone, and renewed afterwards. */
export const writtenAttribute = 'data-being-written';

/**
 * Brings what is on the page from one rendering to the next. What is equal in both renderings is left alone on the page,
 * whatever has become of it there: what is open, ticked, typed, playing, hydrated or has the focus stays so. A library
 * that compares the page with the new HTML cannot tell what a reader did from what an author changed.
 *
 * @param live the element on the page
 * @param before what it was rendered as
 * @param after what it shall be; a copy of it is put in
 */
export function patch(
  live: Element,
  before: Element,
  after: Element,
  isOthers: IsOthers = nobodyElses,
): void {
  const done: (() => void)[] = [];
  patchAttributes(live, before, after);
  patchChildren(live, [...before.childNodes], [...after.childNodes], { done, isOthers });
  for (const finish of done) finish();
}

interface Patching {
  /** What is done once all is in place. */
  done: (() => void)[];
  isOthers: IsOthers;
}

/** Changes attributes where the renderings differ: what scripts and readers have set otherwise stays. */
function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const { name, value } of [...after.attributes]) {
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of [...before.attributes]) if (!after.hasAttribute(name)) live.removeAttribute(name);
}

function patchChildren(
  live: Element,
  before: readonly Node[],
  after: readonly Node[],
  patching: Patching,
): void {
  const shown = [...live.childNodes].filter((node) => !patching.isOthers(node));
  const isAsRendered =
    shown.length === before.length && shown.every((node, index) => isOfKind(node, before[index]));
  const pairs = isAsRendered ? pairUp(before, after) : after.map(() => undefined);
  const nodes = after.map((newer, index) => {
    const pair = pairs[index];
    const [older, node] = pair === undefined ? [] : [before[pair], shown[pair]];
    if (!older || !node) return importNode(newer, live.ownerDocument);
    return older.isEqualNode(newer) ? node : patched(node, older, newer, patching);
  });
  if (!isAsRendered) keepChoices(live, nodes, patching);
  const kept = new Set(nodes);
  for (const node of shown) if (!kept.has(node)) node.remove();
  let next: Node | null = null;
  for (const node of nodes.toReversed()) {
    if (node.parentNode !== live || followerOf(node, patching.isOthers) !== next) putBefore(live, node, next);
    next = node;
  }
}

/** The node itself, changed; or another one in its place. */
function patched(live: Node, before: Node, after: Node, patching: Patching): Node {
  if (!(isElement(live) && isElement(before) && isElement(after))) {
    if (live.nodeValue !== after.nodeValue) live.nodeValue = after.nodeValue;
    return live;
  }
  if (live.hasAttribute(writtenAttribute)) return live;
  if (isIsland(live)) return patchedIsland(live, before, after, patching);
  if (isStarted(live) && !canStay(live, before, after)) return replacement(live, after, patching);
  patchAttributes(live, before, after);
  patchChildren(live, [...before.childNodes], [...after.childNodes], patching);
  return live;
}

/**
 * Whether what a script has made answer can go on as it is: it is still built of the same parts, in the article and on
 * the page, and nothing is said otherwise that the script was told at its start. A carousel with other words stays where it
 * was scrolled to; one with another slide begins anew.
 */
function canStay(live: Element, before: Element, after: Element): boolean {
  const parts = partsOf(before);
  return (
    parts !== '' &&
    parts === partsOf(after) &&
    parts === partsOf(live) &&
    before.cloneNode(false).isEqualNode(after.cloneNode(false))
  );
}

/** The elements of which an element is built, those of a list counted. */
function partsOf({ children }: Element): string {
  return [...children]
    .map(({ localName, childElementCount }) =>
      localName === 'ul' || localName === 'ol' ? `${localName} of ${childElementCount}` : localName,
    )
    .join(', ');
}

/**
 * An island that React may have made its own. One that answers takes other props as it is, with all that it has in its
 * state, and the content of its slots, which React leaves alone, is changed as elsewhere. One that does not answer yet, or
 * fails on its new props, begins anew with what was ticked in it.
 */
function patchedIsland(live: Element, before: Element, after: Element, patching: Patching): Node {
  const [shown, older] = [ownSlots(live), ownSlots(before)];
  const isOfSlotsAlone = withoutSlots(before).isEqualNode(withoutSlots(after));
  if (shown.length !== older.length || !(isOfSlotsAlone || takesNewProps(live, after)))
    return islandAnew(live, after, patching);
  const [now, newer] = [ownSlots(live), ownSlots(after)];
  if (now.length !== newer.length) return islandAnew(live, after, patching);
  patchAttributes(live, before, after);
  const wasIn = new Map(shown.map((slot, index) => [slot, older[index]]));
  now.forEach((slot, index) => {
    const is = newer[index];
    if (!is || slot.hasAttribute(writtenAttribute)) return;
    // A slot that React has just made is empty.
    const was = wasIn.get(slot) ?? slot.cloneNode(false);
    if (!isElement(was) || was.isEqualNode(is)) return;
    patchAttributes(slot, was, is);
    patchChildren(slot, [...was.childNodes], [...is.childNodes], patching);
  });
  return live;
}

/** Whether the island answers, and has become what it is with the props of another rendering. */
function takesNewProps(live: Element, after: Element): boolean {
  if (!isHydrated(live)) return false;
  const [props, newProps] = [propsOf(live), propsOf(after)];
  if (!props || !newProps) return false;
  const detail: unknown = JSON.parse(newProps.textContent);
  const isTaken = !live.dispatchEvent(new CustomEvent(newPropsDomEvent, { detail, cancelable: true }));
  if (isTaken) props.textContent = newProps.textContent;
  return isTaken;
}

function propsOf(island: Element): Element | null {
  return island.querySelector(`:scope > script[${islandPropsAttribute}]`);
}

function isHydrated(island: Element): boolean {
  return island.getAttribute(islandAttributes.status) === 'hydrated';
}

function islandAnew(live: Element, after: Element, patching: Patching): Element {
  const wasAwake = isHydrated(live);
  const fresh = replacement(live, after, patching);
  // What had answered shall answer again: an island that waits for an interaction takes this for one.
  if (wasAwake) patching.done.push(() => fresh.dispatchEvent(new FocusEvent('focusin')));
  return fresh;
}

/** The slots of an island that stand in no other slot or island of it. */
function ownSlots(island: Element): Element[] {
  const slots = [...island.querySelectorAll(`[${slotAttribute}]`)];
  return slots.filter(
    (slot) => slot.parentElement?.closest(`[${slotAttribute}], ${island.localName}`) === island,
  );
}

function withoutSlots(island: Element): Element {
  const copy = importNode(island, island.ownerDocument);
  for (const slot of ownSlots(copy)) slot.replaceChildren();
  return copy;
}

function replacement(live: Element, after: Element, { done }: Patching): Element {
  const fresh = importNode(after, live.ownerDocument);
  done.push(carryOver(live, fresh));
  return fresh;
}

/** Takes choices along where an element's content is not as it was rendered, and all of it is put in anew. */
function keepChoices(live: Element, nodes: readonly Node[], { done }: Patching): void {
  const holder = live.ownerDocument.createElement('div');
  holder.append(...nodes);
  done.push(carryOver(live, holder));
}

/** A copy for a page: elements that have code are what they are on that page. */
function importNode<Kind extends Node>(node: Kind, page: Document): Kind {
  return page.importNode(node, true);
}

function isOfKind(node: Node, rendered: Node | undefined): boolean {
  return rendered !== undefined && isSameKind(node, rendered);
}

function followerOf(node: Node, isOthers: IsOthers): Node | null {
  let next = node.nextSibling;
  while (next && isOthers(next)) next = next.nextSibling;
  return next;
}

/** A parent that moves a node without taking it out, so that what plays plays on. Not all browsers have it. */
interface MovingParent {
  moveBefore(node: Node, next: Node | null): void;
}

/** Puts a node before another one, or moves it there. */
export function putBefore(parent: Element, node: Node, next: Node | null): void {
  if (node.isConnected && canMove(parent)) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

function canMove(parent: object): parent is MovingParent {
  return 'moveBefore' in parent;
}
