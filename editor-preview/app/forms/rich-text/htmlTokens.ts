import { sourceAttribute } from '#transformer/html/citeMark.ts';
import { blockTags, markTags, type RichTextKind } from '#transformer/html/textElements.ts';
import { words } from '../../words/words.ts';

type Token =
  | { readonly kind: 'edge'; readonly tag: string }
  | { readonly kind: 'atom' | 'text'; readonly marks: string; readonly text: string };

/** The meaning of an HTML fragment regardless of notation: equal tokens render alike. */
export interface HtmlTokens {
  readonly tokens: readonly Token[];
  readonly unknown: readonly string[];
}

/** Elements with generated content or boxes: splitting or joining them changes the rendering. */
const boxElements: ReadonlySet<string> = new Set(['q', 'kbd']);
const isRaisedOrLowered = (mark: string): boolean => /^su[bp]\b/.test(mark);

/** Parses HTML inertly: its document has no window. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;
}

/** Tokenises a fragment. The nesting order of formatting and blanks between blocks are irrelevant. */
export function htmlTokens(root: Element, kind: RichTextKind): HtmlTokens {
  const tokens: Token[] = [];
  const unknown = new Set<string>();
  const run = { marks: '', text: '' };
  let drawn = 0;
  const endRun = (): void => {
    if (run.text !== '') tokens.push({ kind: 'text', ...run });
    run.text = '';
  };
  const addText = (text: string, marks: readonly string[]): void => {
    const key = allOf(marks);
    if (key !== run.marks) endRun();
    run.marks = key;
    run.text += text;
  };

  function visit(node: Node, marks: readonly string[]): void {
    if (node.nodeType === Node.TEXT_NODE)
      addText((node.nodeValue ?? '').replace(/[ \t\n\r\f]+/g, ' '), marks);
    else if (node.nodeType === Node.COMMENT_NODE) unknown.add(words.forms.text.aComment);
    else if (node instanceof Element) visitElement(node, marks);
  }

  function visitElement(element: Element, marks: readonly string[]): void {
    const tag = element.localName;
    const known = markTags[tag];
    if (tag === 'br' || (tag === 'cite' && element.hasAttribute(sourceAttribute))) visitAtom(element, marks);
    else if (known) {
      const name = `${tag}${attributesOf(element, known)}${instanceOf(tag, marks)}`;
      for (const inner of element.childNodes) visit(inner, [...marks, name]);
    } else visitBlock(element, tag);
  }

  /** Distinguishes nested elements of one name, if that matters: 2<sup>3<sup>2</sup></sup>. */
  function instanceOf(tag: string, marks: readonly string[]): string {
    if (boxElements.has(tag)) return ` ${++drawn}`;
    return isRaisedOrLowered(tag) ? ` ${marks.filter(isRaisedOrLowered).length}` : '';
  }

  function visitBlock(element: Element, tag: string): void {
    const block = kind === 'blocks' ? blockTags[tag] : undefined;
    if (!block) unknown.add(`<${tag}>`);
    endRun();
    tokens.push({ kind: 'edge', tag: `<${tag}${attributesOf(element, block ?? [])}>` });
    for (const inner of element.childNodes) visit(inner, []);
    endRun();
    tokens.push({ kind: 'edge', tag: `</${tag}>` });
  }

  function visitAtom(element: Element, marks: readonly string[]): void {
    if (element.hasChildNodes()) unknown.add(words.forms.text.textInside(element.localName));
    endRun();
    const attributes = attributesOf(element, element.localName === 'cite' ? [sourceAttribute] : []);
    tokens.push({ kind: 'atom', marks: allOf(marks), text: element.localName + attributes });
  }

  function attributesOf(element: Element, known: readonly string[]): string {
    for (const { name } of element.attributes)
      if (!known.includes(name)) unknown.add(words.forms.text.attributeOn(name, element.localName));
    return known
      .filter((name) => element.hasAttribute(name))
      .map((name) => ` ${name}=${JSON.stringify(element.getAttribute(name))}`)
      .join('');
  }

  for (const inner of root.childNodes) visit(inner, []);
  endRun();
  return { tokens: withoutOuterBlanks(tokens), unknown: [...unknown] };
}

function allOf(marks: readonly string[]): string {
  return [...new Set(marks)].sort().join(' ');
}

/** Blanks at the edges of blocks are never rendered. */
function withoutOuterBlanks(tokens: readonly Token[]): readonly Token[] {
  const isEdge = (token: Token | undefined): boolean => token === undefined || token.kind === 'edge';
  return tokens
    .map((token, index) => {
      if (token.kind !== 'text') return token;
      const start = isEdge(tokens[index - 1]) ? token.text.trimStart() : token.text;
      return { ...token, text: isEdge(tokens[index + 1]) ? start.trimEnd() : start };
    })
    .filter((token) => token.kind !== 'text' || token.text !== '');
}
