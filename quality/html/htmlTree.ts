import { decodeHTML, decodeHTMLAttribute } from '#decodeEntities';

/** A range in a text, such as the HTML of a field, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

/** An attribute as its author wrote it. */
export interface HtmlAttribute extends Range {
  /** In small letters. */
  name: string;
  /** With its entities decoded. */
  value: string;
  /** The value without its quotes; the name's range where there is no value. */
  valueStart: number;
  valueEnd: number;
}

/** How an element came to its end: by its own tag, by one that implies it (`<li>` behind `<li>`), or not at all. */
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
  /** In small letters. */
  name: string;
  attributes: readonly HtmlAttribute[];
  parent: HtmlElement | undefined;
  children: HtmlNode[];
  /** Behind the opening tag. */
  contentStart: number;
  /** Before the closing tag. */
  contentEnd: number;
  closing: Closing;
}

export type HtmlNode = HtmlElement | HtmlText | HtmlComment;

/**
 * Something that browsers read otherwise than it is written. `unclosed-tag`: the text ends inside a tag, which is lost.
 * `stray-end`: a closing tag without an element. `unclosed`: an element whose end another tag or the text's end had
 * to find. `nesting`: an element that may not stand where it does, so that the one around it is closed first.
 */
export interface HtmlFault extends Range {
  kind: 'unclosed-tag' | 'stray-end' | 'unclosed' | 'nesting';
  /** The element that is at fault. */
  name: string;
  /** For `nesting`: the name of the element around it; undefined where that is what is missing. */
  around?: string | undefined;
}

/** A fragment of HTML as a tree, with the place of everything in it. */
export interface HtmlTree {
  source: string;
  children: readonly HtmlNode[];
  /** In the order of their opening tags. */
  elements: readonly HtmlElement[];
  comments: readonly HtmlComment[];
  faults: readonly HtmlFault[];
  /** Whether elements stand inside each other so deep that the reader stopped telling which in which. */
  tooDeep: boolean;
}

/** The attribute of an element, by its name in small letters. */
export function attributeOf(element: HtmlElement, name: string): HtmlAttribute | undefined {
  return element.attributes.find((attribute) => attribute.name === name);
}

/** The values of an element's attributes, by their names in small letters. */
export function attributesOf({ attributes }: HtmlElement): Record<string, string> {
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
}

/** Whether an element around another one, at any height, passes a test. */
export function isInside({ parent }: HtmlElement, test: (element: HtmlElement) => boolean): boolean {
  for (let around = parent; around; around = around.parent) if (test(around)) return true;
  return false;
}

/** Whether an element inside another one, at any depth, passes a test. */
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
