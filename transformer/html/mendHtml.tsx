import { htmlToDOM } from 'html-react-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { affiliateAttribute, repairedNetworkUrl } from '#contracts/affiliate.ts';
import { markAnchor } from '../citations.ts';
import { escapeText, writtenAttributes } from '../escape.ts';
import { firstFrame } from '../imageProxy.ts';
import { isAllowedAttribute, isAllowedTag } from './allowList.ts';
import { CiteLink } from './CiteLink.tsx';
import { readCiteMark, sourceAttribute } from './citeMark.ts';
import type { Attributes } from './cleanAttributes.ts';
import { elementOf } from './elements.ts';
import { noteAnchor, noteAttribute } from './fragmentLinks.ts';
import { headingLevelOf } from './headingLevel.ts';
import { anchorAttribute } from './headingMarks.ts';
import { withNeutralNames } from './meaningMarks.ts';
import { mendTree } from './mendTree.ts';
import { tableName } from './tableName.ts';
import { isElement, isText, type TreeElement, type TreeNode } from './treeNodes.ts';

/**
 * Sanitised HTML as readers get it. The second wall: unknown tags and attributes that the sanitiser missed are left out
 * here, and all text is escaped again.
 *
 * @param linkNetworkHosts whose broken addresses are mended in paid links
 */
export function mendHtml(sanitised: string, linkNetworkHosts: ReadonlySet<string>): string {
  // Plain text, already escaped.
  if (!sanitised.includes('<') && !sanitised.includes('&')) return sanitised;
  const tree = mendTree(htmlToDOM(hasBrowsersParser ? withNeutralNames(sanitised) : sanitised));
  return writtenNodes(tree, linkNetworkHosts);
}

/** In the editor's preview, `htmlToDOM` is the browser's own parser, which moves and drops parts of tables. */
const hasBrowsersParser = typeof document !== 'undefined';

function writtenNodes(nodes: readonly TreeNode[], linkNetworkHosts: ReadonlySet<string>): string {
  let html = '';
  for (const node of nodes) {
    if (isText(node)) html += escapeText(node.data);
    else if (isElement(node) && isAllowedTag(node.name)) html += writtenElement(node, linkNetworkHosts);
  }
  return html;
}

function writtenElement(element: TreeElement, linkNetworkHosts: ReadonlySet<string>): string {
  const { name } = element;
  const attributes = allowedAttributesOf(element, linkNetworkHosts);
  const opening = `<${name}${attributes ? writtenAttributes(attributes) : ''}`;
  if (name === 'img') return picture(`${opening}/>`, attributes?.src);
  if (elementOf(name).isVoid) return `${opening}/>`;
  const content = writtenNodes(element.children, linkNetworkHosts);
  const source = attributes?.[sourceAttribute];
  if (source !== undefined) return citation(source, content);
  const html = `${opening}>${content}</${name}>`;
  return name === 'table' ? scrollFrame(html, tableName(element)) : html;
}

/** A frame around what may be wider than its place. A group and no region: a page may have several of one name. */
function scrollFrame(table: string, label: string | undefined): string {
  // A keyboard must be able to scroll what does not fit (WCAG 2.1.1).
  const attributes = {
    role: 'group',
    ...(label === undefined ? {} : { 'aria-label': label }),
    tabindex: '0',
  };
  return `<div${writtenAttributes(attributes)}>${table}</div>`;
}

/** Undefined where there are none, which is most often. */
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

/** A picture; of an animated one also the first frame, for readers who want no motion: the rest is not even loaded for them. */
function picture(image: string, address = ''): string {
  const still = firstFrame(address);
  if (still === undefined) return image;
  const source = { media: '(prefers-reduced-motion: reduce)', srcset: still };
  return `<picture><source${writtenAttributes(source)}/>${image}</picture>`;
}

/** A mark that cites a source becomes the text in it, if there is any, and the source's number behind that. */
function citation(source: string, text: string): string {
  const mark = readCiteMark(source);
  if (!mark) return text;
  const { id, number, nth } = mark;
  return text + renderToStaticMarkup(<CiteLink source={id} number={number} anchor={markAnchor(id, nth)} />);
}
