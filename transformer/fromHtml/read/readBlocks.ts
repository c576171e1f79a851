import type { JsonObject } from '#contracts/json/json.ts';
import { checkLink } from '#contracts/link.ts';
import { elementOf } from '../../html/elements.ts';
import { meaningAttribute } from '../../html/meaningMarks.ts';
import {
  elementNamed,
  hasBlock,
  isBlankText,
  isBlock,
  isElement,
  isText,
  type TreeElement,
  type TreeNode,
} from '../../html/treeNodes.ts';
import { type ClaimContext, type NewBlock, noBlock } from '../claim.ts';
import type { ClaimIndex } from '../claimIndex.ts';
import type { Notes } from '../note.ts';
import { type OwnMarks, type OwnRules, ownBlock } from '../ownRules.ts';
import { namedOf } from '../tree/named.ts';
import { addBeforeText, elementsIn } from '../tree/walk.ts';
import { textOfTree, writeTree } from '../tree/writeTree.ts';
import { addProse } from './addProse.ts';
import type { Headings } from './headings.ts';
import { ownElement } from './ownElement.ts';
import { readPicture } from './picture.ts';
import { lineOf, type ProseOptions, proseOf } from './prose.ts';
import { isLayoutTable, partsOfTable } from './table.ts';
import { TextBlocks } from './textBlocks.ts';
import { labelOf, unknownBlock } from './unknownBlock.ts';

export interface Reading {
  readonly claimsFor: ClaimIndex['claimsFor'];
  readonly own: OwnRules;
  readonly ruleOf: OwnMarks['ruleOf'];
  readonly headings: Headings;
  readonly notes: Notes;
  /** Called for each new block, so that notes know their position. */
  readonly onBlock: () => void;
}

interface ReaderContext extends ClaimContext {
  readonly chosen: readonly TreeElement[];
  confirm(): void;
}

export class BlockReader {
  readonly #reading: Reading;
  /** Cached: a claim that reads an element's content and then rejects it must not make this quadratic. */
  readonly #known = new WeakMap<readonly TreeNode[], NewBlock[]>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  blocksOf(nodes: readonly TreeNode[]): NewBlock[] {
    const known = this.#known.get(nodes);
    if (known) return known;
    const out = new TextBlocks(this.#reading.onBlock);
    this.#read(nodes, out, {});
    const blocks = out.end();
    this.#known.set(nodes, blocks);
    return blocks;
  }

  #read(nodes: readonly TreeNode[], out: TextBlocks, inherited: Readonly<Record<string, string>>): void {
    const taken = new Set<TreeNode>();
    let group: TreeNode[] = [];
    let kindOfGroup: 'inline' | 'parts' = 'inline';
    const endGroup = (): void => {
      if (group.some((node) => !isBlankText(node)))
        this.#addProse(kindOfGroup === 'inline' ? [elementNamed('p', group)] : group, out, inherited);
      group = [];
    };
    nodes.forEach((node, index) => {
      if (taken.has(node)) return;
      if (!isElement(node)) {
        if (isText(node)) {
          if (kindOfGroup === 'parts' && !isBlankText(node)) endGroup();
          if (group.length === 0) kindOfGroup = 'inline';
          group.push(node);
        }
        return;
      }
      const claimed = isBlock(node) ? this.#claimed(node, undefined, { nodes, index, taken }) : undefined;
      if (claimed) {
        endGroup();
        out.addBlocks(claimed);
      } else if (node.name === 'table' && isLayoutTable(node)) {
        endGroup();
        for (const part of partsOfTable(node.children)) this.#read(part.children, out, inherited);
      } else if (isContainer(node)) {
        endGroup();
        this.#read(node.children, out, { ...inherited, ...directionOf(node) });
      } else {
        const kind = isPart(node) ? 'parts' : 'inline';
        const isOwnGroup = isBlock(node) && kind === 'inline';
        if (isOwnGroup || (group.length > 0 && kind !== kindOfGroup)) endGroup();
        if (isOwnGroup) this.#addProse([node], out, inherited);
        else {
          kindOfGroup = kind;
          group.push(node);
        }
      }
    });
    endGroup();
  }

  /** A picture that a paragraph begins with is beside its text: it goes before. */
  #addProse(nodes: readonly TreeNode[], out: TextBlocks, inherited: Readonly<Record<string, string>>): void {
    const [before, behind]: [NewBlock[], NewBlock[]] = [[], []];
    const [first] = nodes;
    const begins = new Set<TreeNode>();
    if (first !== undefined && isElement(first) && first.name === 'p') addBeforeText([first], begins);
    // After a list or a table, a picture would lose its item or cell.
    const isApart =
      first !== undefined && isElement(first) && (isPart(first) || /^(?:[uo]l|table)$/.test(first.name));
    const repaired = proseOf(nodes, {
      ...this.#prose,
      claim: (element, link) => {
        if (element === first && isBlock(element)) return false;
        const claimed = this.#claimed(element, link);
        if (claimed) (begins.has(element) ? before : behind).push(...claimed);
        if (claimed?.length && isApart && element.name === 'img')
          this.#reading.notes.add('look', 'picture-apart', element.attribs.alt ?? '', element.at);
        return claimed !== undefined;
      },
    });
    out.addBlocks(before);
    for (const node of repaired) addProse(withAttributes(node, inherited), first, out, this.#reading);
    out.addBlocks(behind);
  }

  #claimed(
    element: TreeElement,
    link: string | undefined,
    place?: { readonly nodes: readonly TreeNode[]; readonly index: number; readonly taken: Set<TreeNode> },
  ): NewBlock[] | undefined {
    const { claimsFor, notes, own, ruleOf } = this.#reading;
    const named = namedOf(element);
    const rule =
      ruleOf(element) ??
      (named?.kind === 'shortcode' && own.shortcodes?.[named.name] !== undefined
        ? { rule: own.shortcodes[named.name] ?? 'keep', name: named.name }
        : undefined);
    let made: ReaderContext | undefined;
    const context = (): ReaderContext => {
      made ??= this.#contextFor(element, place);
      return made;
    };
    if (rule) {
      if (typeof rule.rule === 'function') {
        const block = ownBlock(rule.name, rule.rule, ownElement(element, named, context()));
        if (block) return [block];
      } else if (rule.rule === 'drop') {
        notes.add(
          'lost',
          'dropped',
          textOfTree([element], { withStruck: true }) || (named?.name ?? ''),
          element.at,
        );
        return [];
      } else if (rule.rule === 'keep' && !named) return undefined;
      else if (named) return this.blocksOf(element.children);
    }
    for (const { type, read } of claimsFor(element)) {
      const data = read(element, context());
      if (data === noBlock) return [];
      if (data !== undefined) {
        context().confirm();
        this.#noteStruck([element, ...context().chosen], data);
        return [{ type, data }];
      }
    }
    if (named) return [unknownBlock(named, element, context())];
    if (element.name === 'img') return this.#picture(element, link);
    return undefined;
  }

  /** Plain text cannot be struck out. */
  #noteStruck(nodes: readonly TreeNode[], data: JsonObject): void {
    const struck = [...elementsIn(nodes)].filter(({ name }) => elementOf(name).isStruck);
    if (struck.length === 0) return;
    const written = JSON.stringify(data);
    for (const each of struck) {
      const text = textOfTree([each], { withStruck: true });
      if (!written.includes(text)) this.#reading.notes.add('lost', 'struck', text, each.at);
    }
  }

  #picture(element: TreeElement, link: string | undefined): NewBlock[] {
    const { notes } = this.#reading;
    const picture = readPicture(element, notes.add);
    if (!picture) return [];
    if (link !== undefined && link !== picture.src) notes.add('look', 'picture-link', link, element.at);
    return [{ type: 'image', data: { ...picture } }];
  }

  #contextFor(
    element: TreeElement,
    place:
      | { readonly nodes: readonly TreeNode[]; readonly index: number; readonly taken: Set<TreeNode> }
      | undefined,
  ): ReaderContext {
    const { notes } = this.#reading;
    const withoutClaims: ProseOptions = {
      ...this.#prose,
      claim: (inner) => {
        const named = namedOf(inner);
        if (named) notes.add('lost', 'unknown-block', labelOf(named), inner.at);
        return false;
      },
    };
    const chosen: TreeElement[] = [];
    return {
      html: (nodes) => writeTree(proseOf(nodes, withoutClaims)),
      inlineHtml: (nodes) => writeTree(lineOf(nodes, withoutClaims)),
      text: (nodes) => textOfTree(nodes),
      blocks: (nodes) => this.blocksOf(nodes),
      picture: (image) => readPicture(image, notes.add),
      link: (address) => {
        const checked = address === undefined ? undefined : checkLink(address);
        return checked?.ok ? checked.href : undefined;
      },
      get following() {
        return place ? followingIn(place.nodes, place.index) : [];
      },
      claim: (sibling) => void chosen.push(sibling),
      chosen,
      confirm: () => {
        for (const sibling of chosen) place?.taken.add(sibling);
      },
      note: (kind, topic, about) =>
        notes.add(
          kind,
          topic,
          typeof about === 'string' ? about : textOfTree(about, { withStruck: true }),
          element.at,
        ),
    };
  }

  get #prose(): Omit<ProseOptions, 'claim'> {
    const { notes, headings } = this.#reading;
    return { note: notes.add, levelOf: headings.levelOf, anchorOf: headings.anchorOf };
  }
}

function isContainer(element: TreeElement): boolean {
  const { name, attribs, children } = element;
  if (!isBlock(element)) return false;
  const { fate, level } = elementOf(name);
  if (name === 'figure' || name === 'figcaption') return true;
  if (name === 'p' || (level === 'phrasing' && attribs[meaningAttribute])) return children.some(hasBlock);
  return fate === 'unwrapped' && level === 'block';
}

function isPart({ name }: TreeElement): boolean {
  return /^(?:li|dt|dd|caption|thead|tbody|tfoot|t[rdh])$/.test(name);
}

function directionOf({ name, attribs: { dir, lang } }: TreeElement): Record<string, string> {
  if (name === 'html' || name === 'body') return {};
  return { ...(dir === undefined ? {} : { dir }), ...(lang === undefined ? {} : { lang }) };
}

function withAttributes(node: TreeNode, inherited: Readonly<Record<string, string>>): TreeNode {
  if (isElement(node) && Object.keys(inherited).length > 0) node.attribs = { ...inherited, ...node.attribs };
  return node;
}

function* followingIn(nodes: readonly TreeNode[], index: number): Generator<TreeElement> {
  for (let next = index + 1; next < nodes.length; next++) {
    const node = nodes[next];
    if (node && isElement(node)) yield node;
    else if (node && !isBlankText(node)) return;
  }
}
