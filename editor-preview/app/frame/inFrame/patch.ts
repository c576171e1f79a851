import { islandAttributes, islandPropsAttribute, slotAttribute } from '#contracts/island.ts';
import { newPropsDomEvent } from '../newProps.ts';
import { carryOver } from './carryOver.ts';
import { isElement, isIsland, isStarted } from './markup.ts';
import { isSameKind, pairUp } from './pairUp.ts';

/** Nodes on the page outside any rendering, which stay before inserted ones. */
type IsForeign = (node: Node) => boolean;

const noneForeign: IsForeign = () => false;

/** On an element being edited: skipped by patches, and restored afterwards. */
export const writtenAttribute = 'data-being-written';

/**
 * Parts equal in both renderings are not touched, so that user state, playback, hydration and focus survive.
 * Diffing against the live page could not tell user state from changes.
 */
export function patch(
  live: Element,
  before: Element,
  after: Element,
  isForeign: IsForeign = noneForeign,
): void {
  const done: (() => void)[] = [];
  patchAttributes(live, before, after);
  patchChildren(live, [...before.childNodes], [...after.childNodes], { done, isForeign });
  for (const finish of done) finish();
}

interface Patching {
  done: (() => void)[];
  isForeign: IsForeign;
}

/** Patches only attributes that differ between renderings: changes by scripts and readers stay. */
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
  const shown = [...live.childNodes].filter((node) => !patching.isForeign(node));
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
  const remaining = new Set(nodes);
  for (const node of shown) if (!remaining.has(node)) node.remove();
  let next: Node | null = null;
  for (const node of nodes.toReversed()) {
    if (node.parentNode !== live || followerOf(node, patching.isForeign) !== next)
      putBefore(live, node, next);
    next = node;
  }
}

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
 * Its structure is unchanged, and so are the values that its script read at start. A carousel with other text
 * keeps its position; one with another slide restarts.
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

function partsOf({ children }: Element): string {
  return [...children]
    .map(({ localName, childElementCount }) =>
      localName === 'ul' || localName === 'ol' ? `${localName} of ${childElementCount}` : localName,
    )
    .join(', ');
}

/**
 * A hydrated one gets new props and keeps its state; slot content, which React ignores, is patched. One that
 * is not hydrated or fails restarts, with its ticks.
 */
function patchedIsland(live: Element, before: Element, after: Element, patching: Patching): Node {
  const [shown, older] = [ownSlots(live), ownSlots(before)];
  const isOfSlotsAlone = withoutSlots(before).isEqualNode(withoutSlots(after));
  if (shown.length !== older.length || !(isOfSlotsAlone || acceptsNewProps(live, after)))
    return replacedIsland(live, after, patching);
  const [now, newer] = [ownSlots(live), ownSlots(after)];
  if (now.length !== newer.length) return replacedIsland(live, after, patching);
  patchAttributes(live, before, after);
  const wasIn = new Map(shown.map((slot, index) => [slot, older[index]]));
  now.forEach((slot, index) => {
    const is = newer[index];
    if (!is || slot.hasAttribute(writtenAttribute)) return;
    // A slot just created by React is empty.
    const was = wasIn.get(slot) ?? slot.cloneNode(false);
    if (!isElement(was) || was.isEqualNode(is)) return;
    patchAttributes(slot, was, is);
    patchChildren(slot, [...was.childNodes], [...is.childNodes], patching);
  });
  return live;
}

function acceptsNewProps(live: Element, after: Element): boolean {
  if (!isHydrated(live)) return false;
  const [props, newProps] = [propsOf(live), propsOf(after)];
  if (!props || !newProps) return false;
  const detail: unknown = JSON.parse(newProps.textContent);
  const isAccepted = !live.dispatchEvent(new CustomEvent(newPropsDomEvent, { detail, cancelable: true }));
  if (isAccepted) props.textContent = newProps.textContent;
  return isAccepted;
}

function propsOf(island: Element): Element | null {
  return island.querySelector(`:scope > script[${islandPropsAttribute}]`);
}

function isHydrated(island: Element): boolean {
  return island.getAttribute(islandAttributes.status) === 'hydrated';
}

function replacedIsland(live: Element, after: Element, patching: Patching): Element {
  const wasAwake = isHydrated(live);
  const fresh = replacement(live, after, patching);
  // A hydrated island must hydrate again: one that waits for an interaction accepts this event.
  if (wasAwake) patching.done.push(() => fresh.dispatchEvent(new FocusEvent('focusin')));
  return fresh;
}

/** The slots of an island, without those of nested slots or islands. */
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

/** Transfers choices if an element's live content differs from its rendering and is replaced. */
function keepChoices(live: Element, nodes: readonly Node[], { done }: Patching): void {
  const holder = live.ownerDocument.createElement('div');
  holder.append(...nodes);
  done.push(carryOver(live, holder));
}

/** Imports a copy: custom elements are upgraded on that page. */
function importNode<Kind extends Node>(node: Kind, page: Document): Kind {
  return page.importNode(node, true);
}

function isOfKind(node: Node, rendered: Node | undefined): boolean {
  return rendered !== undefined && isSameKind(node, rendered);
}

function followerOf(node: Node, isForeign: IsForeign): Node | null {
  let next = node.nextSibling;
  while (next && isForeign(next)) next = next.nextSibling;
  return next;
}

/** `moveBefore` moves a node without resetting playback. Not in all browsers. */
interface MovingParent {
  moveBefore(node: Node, next: Node | null): void;
}

export function putBefore(parent: Element, node: Node, next: Node | null): void {
  if (node.isConnected && canMove(parent)) parent.moveBefore(node, next);
  else parent.insertBefore(node, next);
}

function canMove(parent: object): parent is MovingParent {
  return 'moveBefore' in parent;
}
