import { decodeHTML, decodeHTMLAttribute } from '#decodeEntities';

/** A range in a text, such as the HTML of a field, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

export interface HtmlAttribute extends Range {
  name: string;
  value: string;
  /** The range of the value without its quotes; the name's range if there is no value. */
  valueStart: number;
  valueEnd: number;
}

/** How an element ended: by its own tag, by one that implies it (`<li>` after `<li>`), or not at all. */
type Closing = 'tag' | 'void' | 'implied' | 'missing';

export interface HtmlText extends Range {
  kind: 'text';
  parent: HtmlElement | undefined;
}

export interface HtmlComment extends Range {
  kind: 'comment';
  parent: HtmlElement | undefined;
}

export interface HtmlElement extends Range {
  kind: 'element';
  name: string;
  attributes: readonly HtmlAttribute[];
  parent: HtmlElement | undefined;
  children: HtmlNode[];
  contentStart: number;
  contentEnd: number;
  closing: Closing;
}

export type HtmlNode = HtmlElement | HtmlText | HtmlComment;

/**
 * Browsers parse it otherwise than written. `stray-end`: a closing tag without an element. `unclosed`: closed by
 * another tag or the end. `nesting`: not allowed in its parent, which browsers close first.
 */
export interface HtmlFault extends Range {
  kind: 'unclosed-tag' | 'stray-end' | 'unclosed' | 'nesting';
  name: string;
  /** For `nesting`: the name of the parent; undefined if a required parent is missing. */
  around?: string | undefined;
}

export interface HtmlTree {
  source: string;
  children: readonly HtmlNode[];
  elements: readonly HtmlElement[];
  comments: readonly HtmlComment[];
  faults: readonly HtmlFault[];
  /** Whether nesting exceeds the reader's limit, beyond which it is not tracked. */
  tooDeep: boolean;
}

export function attributeOf(element: HtmlElement, name: string): HtmlAttribute | undefined {
  return element.attributes.find((attribute) => attribute.name === name);
}

export function attributesOf({ attributes }: HtmlElement): Record<string, string> {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

export function isInside({ parent }: HtmlElement, test: (element: HtmlElement) => boolean): boolean {
  for (let around = parent; around; around = around.parent) if (test(around)) return true;
  return false;
}

export function someInside({ children }: HtmlElement, test: (element: HtmlElement) => boolean): boolean {
  return children.some((child) => child.kind === 'element' && (test(child) || someInside(child, test)));
}

export function decodeText(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

export function decodeValue(value: string): string {
  return value.includes('&') ? decodeHTMLAttribute(value) : value;
}
