import { blockIdAttribute } from '#contracts/previewMarks.ts';
import type { ShownBlock } from '#transformer/article/preparedArticle.ts';
import type { BlockOnTrial } from '../articleRenderer.ts';
import { isElement, isText, parseMarkup } from '../markup.ts';
import { atSamePlace, counterpart } from './counterpart.ts';
import { type Difference, differencesBetween } from './differences.ts';
import { blockWithin, type Leaf, leavesOf, withLeaf } from './leaves.ts';
import { markedText, marksFor, signedTexts, signedTextsIn } from './marks.ts';

// Renders the block again with another value in one field: the differences come from that field.
// Values carry no markers, so widgets get ordinary input.

export interface TextOnPage {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
}

export type Shown =
  | ({ readonly kind: 'text' } & TextOnPage)
  | { readonly kind: 'attributes' | 'content'; readonly node: Element };

export interface PointedAt {
  readonly element: Element;
  /** The text under the pointer with the offset; undefined without one. */
  readonly text: { readonly node: Text; readonly offset: number } | undefined;
}

export interface TracedField {
  readonly pointer: string;
  /** Whether the text occurs verbatim on the page, so that it is editable there. */
  readonly isVerbatim: boolean;
  /** Characters of the field's text before the pointer; in formatted text blanks do not count. */
  readonly caret: number | undefined;
}

export interface BlockText {
  readonly pointer: string;
  readonly isHtml: boolean;
}

export interface Tracer {
  fieldAt: (id: string, at: PointedAt) => TracedField | undefined;
  shownBy: (id: string, pointer: string) => readonly Shown[];
  textOf: (id: string, pointer: string) => TextOnPage | undefined;
  textsOf: (id: string) => readonly BlockText[];
}

const searchAtMost = 200;
/** Up to this number, fields are tried one by one without a preselection. */
const fewLeaves = 3;
const maxInner = 24;

interface Trial {
  readonly block: BlockOnTrial;
  readonly root: Element;
  readonly differences: Map<string, readonly Difference[]>;
}

/**
 * @param live the element of a top-level block by the id of it or a nested one
 * `hasScript` says whether scripts run on the page; `now` is a clock in milliseconds.
 */
export function createTracer(
  live: (id: string) => Element | undefined,
  onTrial: (id: string) => BlockOnTrial | undefined,
  hasScript = true,
  now = () => performance.now(),
): Tracer {
  const trials = new Map<string, Trial>();

  function trialOf(top: Element): Trial | undefined {
    const id = top.getAttribute(blockIdAttribute) ?? '';
    const block = onTrial(id);
    const known = trials.get(id);
    if (!block) return undefined;
    if (known?.block.html === block.html && known.block.prepared === block.prepared) return known;
    const [root] = parseMarkup(block.html, hasScript).children;
    if (!root) return undefined;
    const trial = { block, root, differences: new Map() };
    // Usually one block is used, rarely two.
    if (trials.size > 8) trials.clear();
    trials.set(id, trial);
    return trial;
  }

  function differencesOf(trial: Trial, id: string, leaf: Leaf): readonly Difference[] {
    const key = `${id} ${leaf.pointer}`;
    const known = trial.differences.get(key);
    if (known) return known;
    const found = marksFor(leaf).reduce<readonly Difference[]>((before, mark) => {
      if (before.length > 0) return before;
      const html = trial.block.renderAs(withLeaf(trial.block.prepared, id, leaf.pointer, mark));
      const [root] =
        html === undefined || html === trial.block.html ? [] : parseMarkup(html, hasScript).children;
      return root ? differencesBetween(trial.root, root) : [];
    }, []);
    trial.differences.set(key, found);
    return found;
  }

  function renderedWith(
    { block }: Trial,
    id: string,
    marked: readonly (readonly [Leaf, string])[],
  ): DocumentFragment | undefined {
    const html = block.renderAs(
      marked.reduce((before, [leaf, mark]) => withLeaf(before, id, leaf.pointer, mark), block.prepared),
    );
    return html === undefined ? undefined : parseMarkup(html, hasScript);
  }

  /** Preselects the fields that occur in a part of the page, by one rendering if there are many. */
  function shownIn(trial: Trial, id: string, part: Node, leaves: readonly Leaf[]): ReadonlySet<Leaf> {
    if (leaves.length <= fewLeaves) return new Set(leaves);
    const signed = signedTexts(leaves);
    const [root] = renderedWith(trial, id, signed)?.children ?? [];
    const signedPart = root && atSamePlace(part, trial.root, root);
    const found = signedPart ? signedTextsIn(signedPart, signed) : [];
    return new Set(found.length > 0 ? found.slice(0, maxInner) : leaves);
  }

  interface Looking {
    readonly top: Element;
    readonly trial: Trial;
    readonly prepared: ShownBlock;
    readonly leaves: readonly Leaf[];
  }
  function lookAt(id: string): Looking | undefined {
    const top = live(id);
    const trial = top && trialOf(top);
    const prepared = trial && blockWithin(trial.block.prepared, id);
    return prepared && { top, trial, prepared, leaves: leavesOf(prepared) };
  }

  function onPage({ top, trial }: Looking, difference: Difference): Shown | undefined {
    const node = counterpart(difference.node, trial.root, top);
    if (difference.kind === 'text')
      return node && isText(node)
        ? { kind: 'text', node, start: difference.start, end: difference.end }
        : undefined;
    return node && isElement(node) ? { kind: difference.kind, node } : undefined;
  }

  return {
    fieldAt: (id, { element, text }) => {
      const looking = lookAt(id);
      if (!looking) return undefined;
      const { top, trial, leaves } = looking;
      const rendered = counterpart(text?.node ?? element, top, trial.root);
      if (!rendered) return undefined;
      const point = { node: rendered, offset: text?.offset };
      const until = now() + searchAtMost;
      const likely = shownIn(trial, id, rendered, likelyOf(leaves, rendered));
      const others = leaves.filter((leaf) => !likely.has(leaf));
      // Next to an element's text, its own attributes are nearest.
      const nearestHere = isText(rendered) ? nearest : nearest - 1;
      let best: { leaf: Leaf; nearness: number; differences: readonly Difference[] } | undefined;
      for (const leaf of [...likely, ...others]) {
        // A press next to text concerns that text: after a match of a likely field, no others are tried.
        if (best && isElement(rendered) && !likely.has(leaf)) break;
        if (now() > until) break;
        const differences = differencesOf(trial, id, leaf);
        const nearness = Math.max(
          -1,
          ...differences.map((difference) => nearnessOf(difference, point, leaf)),
        );
        if (nearness >= 0 && (!best || nearness > best.nearness)) best = { leaf, nearness, differences };
        if (best && best.nearness >= nearestHere) break;
      }
      return best && tracedField(best.leaf, best.differences, point);
    },
    shownBy: (id, pointer) => {
      const looking = lookAt(id);
      if (!looking) return [];
      const { trial, leaves } = looking;
      const inside = leaves.filter(({ written }) => written === pointer || written.startsWith(`${pointer}/`));
      return inside
        .slice(0, maxInner)
        .flatMap((leaf) => significantOf(leaf, differencesOf(trial, id, leaf)))
        .flatMap((difference) => onPage(looking, difference) ?? []);
    },
    textOf: (id, pointer) => {
      const looking = lookAt(id);
      const leaf = looking?.leaves.find(({ written }) => written === pointer);
      if (!looking || !leaf) return undefined;
      for (const difference of differencesOf(looking.trial, id, leaf)) {
        const range = verbatimIn(difference, leaf);
        const shown = range && onPage(looking, { ...difference, ...range });
        if (shown?.kind === 'text') return shown;
      }
      return undefined;
    },
    textsOf: (id) => {
      const looking = lookAt(id);
      if (!looking) return [];
      const { trial, leaves } = looking;
      const until = now() + searchAtMost;
      return inReadingOrder(leaves.filter(hasText), (marked) => renderedWith(trial, id, marked)).flatMap(
        (leaf) => {
          if (now() > until) return [];
          const isShown = differencesOf(trial, id, leaf).some((difference) =>
            leaf.isHtml ? difference.kind === 'text' : verbatimIn(difference, leaf),
          );
          return isShown ? [{ pointer: leaf.written, isHtml: leaf.isHtml }] : [];
        },
      );
    },
  };
}

function hasText({ value }: Leaf): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

/** Each text is rendered as a distinct character, all together. If a widget fails, in data order. */
function inReadingOrder(
  leaves: readonly Leaf[],
  renderedWith: (marked: readonly (readonly [Leaf, string])[]) => DocumentFragment | undefined,
): readonly Leaf[] {
  const signed = signedTexts(leaves);
  const rendered = renderedWith(signed);
  return rendered ? signedTextsIn(rendered, signed) : leaves;
}

/** Fields whose text contains the pointed text, or is contained in it. */
function likelyOf(leaves: readonly Leaf[], rendered: Node): readonly Leaf[] {
  const text = asRead(rendered.textContent ?? '');
  const own = new Map<Leaf, string>();
  for (const leaf of leaves) {
    const { value, isHtml } = leaf;
    if (typeof value === 'boolean' || text === '') continue;
    const visible = asRead(isHtml ? (parseMarkup(String(value)).textContent ?? '') : String(value));
    if (visible !== '' && (text.includes(visible) || (isHtml && visible.includes(text))))
      own.set(leaf, visible);
  }
  // Longer matches are less likely by chance.
  return [...own].sort(([, one], [, other]) => other.length - one.length).map(([leaf]) => leaf);
}

function asRead(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

interface RenderedPoint {
  readonly node: Node;
  readonly offset: number | undefined;
}

const nearest = 1_000;

/** The proximity of a difference to a point; negative if unrelated. */
function nearnessOf(difference: Difference, { node, offset }: RenderedPoint, leaf: Leaf): number {
  if (difference.kind === 'text') {
    const { start, end } = verbatimIn(difference, leaf) ?? difference;
    if (difference.node === node)
      return offset === undefined || (offset >= start && offset <= end) ? nearest : 0;
    // A press next to the text of a button or a cell concerns the text.
    return isElement(node) && node.contains(difference.node)
      ? nearest / 2 - distance(difference.node, node)
      : -1;
  }
  if (difference.node === node) return difference.kind === 'attributes' ? nearest - 1 : nearest - 2;
  if (!difference.node.contains(node)) return -1;
  const away = distance(node, difference.node);
  if (difference.kind === 'content') return nearest / 2 - away;
  // Attributes of ancestors may describe the text, such as tracking data.
  return isElement(node) && away <= 3 ? nearest / 4 - away : -1;
}

function distance(node: Node, anchor: Node): number {
  let steps = 0;
  for (let at: Node | null = node; at && at !== anchor; at = at.parentNode) steps++;
  return steps;
}

function tracedField(leaf: Leaf, differences: readonly Difference[], point: RenderedPoint): TracedField {
  const { written: pointer } = leaf;
  const { offset } = point;
  const here = differences.find(
    (difference) => difference.kind === 'text' && nearnessOf(difference, point, leaf) === nearest,
  );
  const own = here && verbatimIn(here, leaf);
  if (own && here.node === point.node) {
    const caret =
      offset === undefined ? undefined : Math.min(Math.max(0, offset - own.start), own.end - own.start);
    return { pointer, isVerbatim: true, caret };
  }
  if (here?.kind !== 'text' || offset === undefined) return { pointer, isVerbatim: false, caret: undefined };
  const before = lettersOf(differences.slice(0, differences.indexOf(here)));
  const letters = before.length + withoutBlanks(here.node.data.slice(here.start, offset)).length;
  if (leaf.isHtml) return { pointer, isVerbatim: false, caret: letters };
  const value = String(leaf.value);
  const isWhole = lettersOf(differences) === withoutBlanks(value);
  return { pointer, isVerbatim: false, caret: isWhole ? placeAfter(value, letters) : undefined };
}

function lettersOf(differences: readonly Difference[]): string {
  return withoutBlanks(
    differences
      .map((each) => (each.kind === 'text' ? each.node.data.slice(each.start, each.end) : ''))
      .join(''),
  );
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The offset after a number of letters, blanks not counted. */
function placeAfter(text: string, letters: number): number {
  return [...text.matchAll(/\S/g)][letters]?.index ?? text.trimEnd().length;
}

function verbatimIn(difference: Difference, leaf: Leaf): { start: number; end: number } | undefined {
  const { value, isHtml } = leaf;
  if (difference.kind !== 'text' || typeof value !== 'string' || isHtml || value.trim() === '')
    return undefined;
  const { node, now } = difference;
  const start = difference.start - (value.length - value.trimStart().length);
  const end = start + value.length;
  const isOwn =
    node.data.slice(start, end) === value &&
    now === node.data.slice(0, start) + markedText(value) + node.data.slice(end);
  return start >= 0 && isOwn ? { start, end } : undefined;
}

/** The visible ones among all differences of a field: text, else images, else other elements. */
function significantOf({ isHtml, value }: Leaf, differences: readonly Difference[]): readonly Difference[] {
  const texts = differences.filter(({ kind }) => kind === 'text');
  const isInPieces = isHtml || /[\r\n]/.test(String(value).trim());
  if (texts.length > 0) return isInPieces ? texts : texts.slice(0, 1);
  const seen = differences.filter(
    ({ kind, node }) =>
      kind === 'content' || (isElement(node) && node.matches('img, video, iframe, svg, source')),
  );
  const [first] = seen.length > 0 ? seen : differences;
  return first ? [first] : [];
}
