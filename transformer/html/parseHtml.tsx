import { attributesToProps, htmlToDOM } from 'html-react-parser';
import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { affiliateAttribute, repairedNetworkUrl } from '#contracts/affiliate.ts';
import { markAnchor } from '../citations.ts';
import { firstFrame } from '../imageProxy.ts';
import { isAllowedAttribute, isAllowedTag } from './allowList.ts';
import { CiteLink } from './CiteLink.tsx';
import { readCiteMark, sourceAttribute } from './citeMark.ts';
import { noteAnchor, noteAttribute } from './fragmentLinks.ts';
import { headingLevelOf } from './headingLevel.ts';
import { anchorAttribute } from './headingMarks.ts';
import { withNeutralNames } from './meaningMarks.ts';
import { mendTree } from './mendTree.ts';
import { tableName } from './tableName.ts';
import { isElement, isText, type TreeElement, type TreeNode } from './treeNodes.ts';

/**
 * Makes React elements of sanitised HTML. The second wall: whatever the sanitiser should have missed is left out
 * here, so that no unknown tag or attribute ever reaches React.
 *
 * @param linkNetworkHosts whose broken addresses are mended in paid links
 */
export function parseHtml(sanitised: string, linkNetworkHosts: ReadonlySet<string>): ReactNode {
  const tree = mendTree(htmlToDOM(hasBrowsersParser ? withNeutralNames(sanitised) : sanitised));
  return createElement(Fragment, null, ...tree.map((node) => readersNode(node, linkNetworkHosts)));
}

/** In the editor's preview, `htmlToDOM` is the browser's own parser, which moves and drops parts of tables. */
const hasBrowsersParser = typeof document !== 'undefined';

function readersNode(node: TreeNode, linkNetworkHosts: ReadonlySet<string>): ReactNode {
  if (isText(node)) return node.data;
  if (!isElement(node) || !isAllowedTag(node.name)) return null;
  const attributes = allowedAttributesOf(node, linkNetworkHosts);
  const props = attributes && attributesToProps(attributes);
  if (node.name === 'img') return <Picture {...props} />;
  const children = node.children.map((child) => readersNode(child, linkNetworkHosts));
  const source = attributes?.[sourceAttribute];
  if (source !== undefined) return citation(source, children);
  const element = createElement(node.name, props, ...children);
  return node.name === 'table' ? <ScrollFrame label={tableName(node)}>{element}</ScrollFrame> : element;
}

/** A frame around what may be wider than its place. A group and no region: a page may have several of one name. */
function ScrollFrame({ label, children }: { label: string | undefined; children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll what does not fit (WCAG 2.1.1)
      tabIndex={0}
    >
      {children}
    </div>
  );
}

/** Undefined where there are none, which is most often. */
function allowedAttributesOf(
  { name, attribs }: TreeElement,
  linkNetworkHosts: ReadonlySet<string>,
): Record<string, string> | undefined {
  let allowed: Record<string, string> | undefined;
  for (const [attribute, value] of Object.entries(attribs)) {
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
function Picture(props: ComponentProps<'img'>): ReactNode {
  const still = firstFrame(props.src ?? '');
  const image = <img {...props} alt={props.alt} />;
  if (still === undefined) return image;
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
      {image}
    </picture>
  );
}

/** A mark that cites a source becomes the text in it, if there is any, and the source's number behind that. */
function citation(source: string, text: readonly ReactNode[]): ReactNode {
  const mark = readCiteMark(source);
  if (!mark) return createElement(Fragment, null, ...text);
  const { id, number, nth } = mark;
  const link = <CiteLink source={id} number={number} anchor={markAnchor(id, nth)} />;
  return createElement(Fragment, null, ...text, link);
}
