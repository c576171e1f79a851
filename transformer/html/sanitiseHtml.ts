import sanitize from 'sanitize-html';
import { maxHtmlLength } from '../article/limits.ts';
import {
  allowedAttributes,
  allowedTags,
  attributesOfAnyTag,
  isAllowedAttribute,
  isAllowedTag,
  nestingLimit,
} from './allowList.ts';
import {
  type Attributes,
  cleanImage,
  cleanLink,
  type Note,
  type PictureLoading,
  type Removal,
} from './cleanAttributes.ts';
import { elementOf, elementsWithFate, type HtmlElementRule } from './elements.ts';
import { noteAttribute } from './fragmentLinks.ts';
import { headingElement, headingLevelOf } from './headingLevel.ts';
import { anchorAttribute } from './headingMarks.ts';
import { lostContentOf, lostMeaning } from './lostContent.ts';
import { type Meaning, meaningOf, noMeaning, sheetOf, unreadMeaningOf } from './meaning.ts';
import { blockMark, blockTag, hiddenMark, meaningAttribute } from './meaningMarks.ts';
import { type Apart, type Edge, strongerEdge } from './standsApart.ts';

export interface SanitisedHtml {
  html: string;
  removals: readonly Removal[];
}

const maxRemovals = 20;
const maxEvidenceLength = 80;

/**
 * By allow-list, with balanced tags, bounded by length and nesting limit. Marks meanings and unwrapped
 * blocks for {@link repairTree}. `nextPicture` is called for each picture that is shown.
 */
export function sanitiseHtml(html: string, nextPicture: () => PictureLoading = () => 'lazy'): SanitisedHtml {
  const removals = new Map<string, Removal>();
  const note: Note = (kind, detail) => {
    const shown = detail.length > maxEvidenceLength ? `${detail.slice(0, maxEvidenceLength)}…` : detail;
    const key = `${kind} ${kind === 'content' ? shown.split(' ', 1)[0] : shown}`;
    if (removals.size < maxRemovals && !removals.has(key)) removals.set(key, { kind, detail: shown });
  };

  let source = html;
  if (source.length > maxHtmlLength) {
    note('length', `${source.length} characters`);
    source = source.slice(0, maxHtmlLength);
  }
  if (!/[<&\0]/.test(source))
    return { html: source.replaceAll('>', '&gt;'), removals: [...removals.values()] };

  const open = new OpenElements();
  const sheet = sheetOf(source);
  const meanings = new Map<string, Meaning>();
  const clean = sanitize(source, {
    ...fixedOptions,
    onOpenTag: () => open.enter(),
    onCloseTag: () => open.leave(),
    textFilter: (text) => open.textIn(text),
    transformTags: {
      '*': (name, attributes) => {
        const element = elementOf(name);
        const readers = readersElement(name, attributes, element);
        const { tagName, attribs, meaning } = readers;
        const isPreserved =
          (element.fate === 'kept' || tagName !== name) && !isRefusedPicture(tagName, attribs);
        const edge = strongerEdge(edgeOf(name), meaning.edge);
        // Phrasing elements do not separate words.
        const isShown = isPreserved && (edge !== 'word' || element.isBoundary);
        open.describe({ ...meaning, edge }, isShown);
        return { tagName, attribs: allowedOf(tagName, attribs) };
      },
    },
  });

  function knownMeaning(name: string, attributes: Attributes): Meaning {
    const { style = '', class: classes = '', id = '', hidden } = attributes;
    const key = `${name} ${sheet.isEmpty ? '' : id} ${classes}|${style}`;
    const known = hidden === undefined ? meanings.get(key) : undefined;
    if (known) return known;
    const meaning = meaningOf(name, attributes, sheet);
    const unread = meaning.isHidden ? undefined : unreadMeaningOf(name, attributes, sheet);
    if (unread) note('content', lostMeaning(unread.selector));
    if (hidden === undefined) meanings.set(key, meaning);
    return meaning;
  }

  function readersElement(
    name: string,
    attributes: Attributes,
    { fate }: HtmlElementRule,
  ): sanitize.Tag & { meaning: Meaning } {
    const edge = elementOf(name).level === 'block' || name === 'br' ? 'none' : open.edgeOfChildren;
    if (
      sheet.isEmpty &&
      edge === 'none' &&
      fate === 'kept' &&
      name !== 'img' &&
      name !== 'a' &&
      isEmpty(attributes)
    )
      return { tagName: name, attribs: attributes, meaning: noMeaning };
    const lost = fate === 'kept' ? undefined : lostContentOf(name, attributes);
    if (lost) note('content', lost);
    if (fate === 'dropped') return { tagName: name, attribs: attributes, meaning: noMeaning };
    const own = knownMeaning(name, attributes);
    const meaning = edge === 'none' ? own : { ...own, edge: strongerEdge(own.edge, edge) };
    const marked = markedAttributes(attributes, meaning);
    const tagName = tagFor(name, meaning, marked);
    if (tagName === 'a') {
      const attribs = cleanLink(marked, note);
      return { tagName: attribs.href === undefined ? 'span' : tagName, attribs, meaning };
    }
    if (tagName === 'img') return { tagName, attribs: cleanImage(marked, note, nextPicture), meaning };
    return { tagName, attribs: marked, meaning };
  }

  return { html: clean, removals: [...removals.values()] };
}

const commonestTags = ['p', 'strong', 'a', 'em', 'li', 'span', 'td', 'ul', 'br', 'b'];

const ownOfAnyTag = [...attributesOfAnyTag, noteAttribute, anchorAttribute, meaningAttribute];

const fixedOptions: sanitize.IOptions = {
  // sanitize-html searches it from its beginning for each tag.
  allowedTags: [...new Set([...commonestTags.filter(isAllowedTag), blockTag, ...allowedTags])],
  // sanitize-html reads the whole list for each fragment, a third of its time; `allowedOf` filters by tag.
  allowedAttributes: { '*': [...new Set([...Object.values(allowedAttributes).flat(), ...ownOfAnyTag])] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...elementsWithFate('dropped')],
  nestingLimit,
  exclusiveFilter: ({ tag, attribs }) => isRefusedPicture(tag, attribs),
};

function isRefusedPicture(tag: string, { src }: Attributes): boolean {
  return tag === 'img' && !src;
}

function allowedOf(tag: string, attributes: Attributes): Attributes {
  if (isEmpty(attributes)) return attributes;
  const allowed: Attributes = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && (ownOfAnyTag.includes(name) || isAllowedAttribute(tag, name)))
      allowed[name] = value;
  }
  return allowed;
}

function isEmpty(attributes: Attributes): boolean {
  for (const _name in attributes) return false;
  return true;
}

/**
 * A span without attributes is dropped. A new name must be allowed, because sanitize-html would reuse a
 * removed name for the next element.
 */
function tagFor(name: string, { isHidden, isPlain }: Meaning, attributes: Attributes): string {
  const { fate, replacement, level, isVoid, isBoundary } = elementOf(name);
  if (isHidden) return level === 'block' ? blockTag : 'span';
  if (isPlain) return 'span';
  const heading = attributes.role === undefined ? undefined : headingLevelOf(name, attributes);
  if (heading !== undefined) return headingElement(heading);
  if (fate !== 'unwrapped' || isVoid) return replacement ?? name;
  if (level === 'block') return blockTag;
  const isBare = [meaningAttribute, noteAttribute, ...attributesOfAnyTag].every(
    (known) => attributes[known] === undefined,
  );
  return isBare || isBoundary ? name : 'span';
}

const removedAttributes: ReadonlySet<string> = new Set(['style', 'class', meaningAttribute]);

function markedAttributes(attributes: Attributes, meaning: Meaning): Attributes {
  if (meaning.isHidden) return { [meaningAttribute]: hiddenMark };
  const own: Attributes = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined && !removedAttributes.has(name)) own[name] = value;
  }
  const marks = meaning.edge === 'line' ? [...meaning.elements, blockMark] : meaning.elements;
  if (meaning.listType) own.type ??= meaning.listType;
  if (marks.length > 0) own[meaningAttribute] = marks.join(' ');
  return own;
}

function edgeOf(name: string): Edge {
  const { level, isBoundary } = elementOf(name);
  if (level === 'block' || name === 'br') return 'line';
  return isBoundary ? 'word' : 'none';
}

interface OpenElement {
  readonly edge: Edge | 'shown';
  readonly edgeOfChildren: Edge;
  readonly preservesLines: boolean;
}

const plainElement: OpenElement = { edge: 'none', edgeOfChildren: 'none', preservesLines: false };

/**
 * Open elements, and boundaries of removed ones: dropped elements, form fields, and blocks beyond the nesting
 * limit. Inserts a blank or line break between texts.
 */
class OpenElements {
  readonly #open: OpenElement[] = [];
  #followsText = false;
  #passed: Edge = 'none';

  /** The boundary of children by their parent's style. Call right after entering. */
  get edgeOfChildren(): Edge {
    return this.#open.at(-2)?.edgeOfChildren ?? 'none';
  }

  enter(): void {
    this.#open.push(plainElement);
  }

  describe({ edge, edgeOfChildren, preservesLines }: Apart, isShown: boolean): void {
    const depth = this.#open.length - 1;
    const left = edge !== 'none' && isShown && depth < nestingLimit ? 'shown' : edge;
    const around = this.#open.at(-2)?.preservesLines ?? false;
    this.#open[depth] = { edge: left, edgeOfChildren, preservesLines: preservesLines ?? around };
    this.#pass(left);
  }

  leave(): void {
    this.#pass(this.#open.pop()?.edge ?? 'none');
  }

  textIn(text: string): string {
    if (text.trim() === '') return text;
    const passed = this.#followsText ? this.#passed : 'none';
    this.#followsText = true;
    this.#passed = 'none';
    const shown = this.#open.at(-1)?.preservesLines ? text.replace(lineEnd, '$1<br />') : text;
    return passed === 'word' && /^\s/.test(text) ? shown : separators[passed] + shown;
  }

  #pass(edge: Edge | 'shown'): void {
    if (edge === 'shown') {
      this.#passed = 'none';
      this.#followsText = false;
    } else this.#passed = strongerEdge(this.#passed, edge);
  }
}

const lineEnd = /(\S)[ \t]*\r?\n[ \t]*(?=\S)/g;
const separators: Readonly<Record<Edge, string>> = { none: '', word: ' ', line: '<br />' };
