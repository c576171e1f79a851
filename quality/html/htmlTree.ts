import { decodeHTML, decodeHTMLAttribute } from '#decodeEntities';

/** A range in a text, such as the HTML of a field, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** An attribute as its author wrote it. */
export interface HtmlAttribute extends Range {
  /** In lower case. */
  name: string;
  /** With its entities decoded. */
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

/** A comment, a declaration or a processing instruction: nothing that readers see. */
export interface HtmlComment extends Range {
  kind: 'comment';
  parent: HtmlElement | undefined;
}

export interface HtmlElement extends Range {
  kind: 'element';
  /** In lower case. */
  name: string;
  attributes: readonly HtmlAttribute[];
  parent: HtmlElement | undefined;
  children: HtmlNode[];
  /** After the opening tag. */
  contentStart: number;
  /** Before the closing tag. */
  contentEnd: number;
  closing: Closing;
}

export type HtmlNode = HtmlElement | HtmlText | HtmlComment;

/**
 * Markup that browsers parse otherwise than written. `unclosed-tag`: the text ends inside a tag, which is lost.
 * `stray-end`: a closing tag without an element. `unclosed`: an element closed by another tag or by the end.
 * `nesting`: an element that is not allowed in its parent, which browsers therefore close first.
 */
export interface HtmlFault extends Range {
  kind: 'unclosed-tag' | 'stray-end' | 'unclosed' | 'nesting';
  /** The element at fault. */
  name: string;
  /** For `nesting`: the name of the parent; undefined if a required parent is missing. */
  around?: string | undefined;
}

/** A fragment of HTML as a tree, with source positions. */
export interface HtmlTree {
  source: string;
  children: readonly HtmlNode[];
  /** In the order of their opening tags. */
  elements: readonly HtmlElement[];
  comments: readonly HtmlComment[];
  faults: readonly HtmlFault[];
  /** Whether nesting exceeds the reader's limit, beyond which it is not tracked. */
  tooDeep: boolean;
}

/** @param name in lower case */
export function attributeOf(element: HtmlElement, name: string): HtmlAttribute | undefined {
  return element.attributes.find((attribute) => attribute.name === name);
}

/** Attribute values by lower-case name. */
export function attributesOf({ attributes }: HtmlElement): Record<string, string> {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

/** Whether an ancestor passes a test. */
export function isInside({ parent }: HtmlElement, test: (element: HtmlElement) => boolean): boolean {
  for (let around = parent; around; around = around.parent) if (test(around)) return true;
  return false;
}

/** Whether a descendant passes a test. */
export function someInside({ children }: HtmlElement, test: (element: HtmlElement) => boolean): boolean {
  return children.some((child) => child.kind === 'element' && (test(child) || someInside(child, test)));
}

/** A text with its entities decoded, as a browser decodes them. */
export function decodeText(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}

/** The value of an attribute with its entities decoded. */
export function decodeValue(value: string): string {
  return value.includes('&') ? decodeHTMLAttribute(value) : value;
}
