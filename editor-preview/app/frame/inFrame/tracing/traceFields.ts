import { blockIdAttribute } from '#contracts/previewMarks.ts';
import type { ShownBlock } from '#transformer/article/preparedArticle.ts';
import type { BlockOnTrial } from '../articleRenderer.ts';
import { isElement, isText, parseMarkup } from '../markup.ts';
import { atSamePlace, counterpart } from './counterpart.ts';
import { type Difference, differencesBetween, significantOf, verbatimIn } from './differences.ts';
import { nearest, nearnessOf, type TracedField, tracedField } from './fieldAtPoint.ts';
import { blockWithin, type Leaf, leavesOf, withLeaf } from './leaves.ts';
import { marksFor, signedTexts, signedTextsIn } from './marks.ts';

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
