import { htmlToDOM } from 'html-react-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { affiliateAttribute, repairedNetworkUrl } from '#contracts/affiliate.ts';
import { markAnchor } from '../article/citations.ts';
import { firstFrame } from '../pictures/imageProxy.ts';
import { isAllowedAttribute, isAllowedTag } from './allowList.ts';
import { CiteLink } from './CiteLink.tsx';
import { readCiteMark, sourceAttribute } from './citeMark.ts';
import type { Attributes } from './cleanAttributes.ts';
import { elementOf } from './elements.ts';
import { escapeText, writtenAttributes } from './escape.ts';
import { noteAnchor, noteAttribute } from './fragmentLinks.ts';
import { headingLevelOf } from './headingLevel.ts';
import { anchorAttribute } from './headingMarks.ts';
import { withNeutralNames } from './meaningMarks.ts';
import { withRaisedDigits } from './raisedDigits.ts';
import { repairTree } from './repairTree.ts';
import { inOneLine } from './textOfHtml.ts';
import { isElement, isText, type TreeElement, type TreeNode } from './treeNodes.ts';

/** A name is read aloud whole, so a longer one is cut. */
const maxLength = 120;

function tableName(table: TreeElement): string | undefined {
  const parts = partsOf(table);
  const inOrder = [...parts.filter(isCaption), ...parts.filter((part) => !isCaption(part))];
  for (const { children } of inOrder) {
    const name = inOneLine(textOf(children));
    if (name.length > maxLength) return `${name.slice(0, maxLength).toWellFormed()}…`;
    if (name !== '') return name;
  }
  return undefined;
}

function isCaption({ name }: TreeElement): boolean {
  return name === 'caption';
}

function partsOf({ children }: TreeElement): TreeElement[] {
  return children
    .filter(isElement)
    .flatMap((child) => (/^t(?:head|body|foot)$/.test(child.name) ? partsOf(child) : child));
}

function textOf(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return isText(node) ? node.data : '';
      const { isStruck, isPronunciation, isBoundary } = elementOf(node.name);
      if (isStruck || isPronunciation) return '';
      const text = textOf(node.children);
      if (node.name === 'sup') return withRaisedDigits(text);
      return isBoundary ? ` ${text} ` : text;
    })
    .join('');
}

/**
 * Second line of defence: removes unknown tags and attributes again, and escapes all text.
 * @param linkNetworkHosts hosts whose broken addresses are repaired in affiliate links
 */
export function repairHtml(sanitised: string, linkNetworkHosts: ReadonlySet<string>): string {
  // Plain text, already escaped.
  if (!sanitised.includes('<') && !sanitised.includes('&')) return sanitised;
  const tree = repairTree(htmlToDOM(hasBrowsersParser ? withNeutralNames(sanitised) : sanitised));
  // Joined once: concatenated strings are ropes, which take half as much memory again in the cache.
  const pieces: string[] = [];
  writeNodes(pieces, tree, linkNetworkHosts);
  return pieces.join('');
}

/** In the preview `htmlToDOM` uses the browser's parser, which moves and drops parts of tables. */
const hasBrowsersParser = typeof document !== 'undefined';

function writeNodes(
  pieces: string[],
  nodes: readonly TreeNode[],
  linkNetworkHosts: ReadonlySet<string>,
): void {
  for (const node of nodes) {
    if (isText(node)) pieces.push(escapeText(node.data));
    else if (isElement(node) && isAllowedTag(node.name)) writeElement(pieces, node, linkNetworkHosts);
  }
}

function writeElement(pieces: string[], element: TreeElement, linkNetworkHosts: ReadonlySet<string>): void {
  const { name, children } = element;
  const attributes = allowedAttributesOf(element, linkNetworkHosts);
  const source = attributes?.[sourceAttribute];
  if (source !== undefined) {
    writeNodes(pieces, children, linkNetworkHosts);
    pieces.push(citation(source));
    return;
  }
  const [before, after] = name === 'table' ? scrollFrame(tableName(element)) : ['', ''];
  const opening = `<${name}${attributes ? writtenAttributes(attributes) : ''}`;
  if (name === 'img') pieces.push(picture(`${opening}/>`, attributes?.src));
  else if (elementOf(name).isVoid) pieces.push(opening, '/>');
  else {
    pieces.push(before, opening, '>');
    writeNodes(pieces, children, linkNetworkHosts);
    pieces.push('</', name, '>', after);
  }
}

/** For content that may overflow. A group instead of a region, whose names must be unique. */
function scrollFrame(label: string | undefined): readonly [before: string, after: string] {
  const attributes = {
    role: 'group',
    ...(label === undefined ? {} : { 'aria-label': label }),
    // Scrollable by keyboard (WCAG 2.1.1).
    tabindex: '0',
  };
  return [`<div${writtenAttributes(attributes)}>`, '</div>'];
}

function allowedAttributesOf(
  { name, attribs }: TreeElement,
  linkNetworkHosts: ReadonlySet<string>,
): Attributes | undefined {
  let allowed: Attributes | undefined;
  for (const attribute in attribs) {
    const value = attribs[attribute] ?? '';
    const isHeading = attribute === anchorAttribute && headingLevelOf(name, {}) !== undefined;
    const anchor = isHeading ? value : attribute === noteAttribute ? noteAnchor(value) : undefined;
    if (anchor !== undefined) allowed = { ...allowed, id: anchor };
    if (!isAllowedAttribute(name, attribute)) continue;
    allowed ??= {};
    allowed[attribute] = value;
  }
  if (allowed && affiliateAttribute in allowed) {
    allowed.href = repairedNetworkUrl(allowed.href ?? '', linkNetworkHosts);
  }
  return allowed;
}

/** A picture; of an animated one the first frame with reduced motion, without loading the rest. */
function picture(image: string, address = ''): string {
  const still = firstFrame(address);
  if (still === undefined) return image;
  const source = { media: '(prefers-reduced-motion: reduce)', srcset: still };
  return `<picture><source${writtenAttributes(source)}/>${image}</picture>`;
}

function citation(source: string): string {
  const mark = readCiteMark(source);
  if (!mark) return '';
  const { id, number, nth } = mark;
  return renderToStaticMarkup(<CiteLink source={id} number={number} anchor={markAnchor(id, nth)} />);
}
