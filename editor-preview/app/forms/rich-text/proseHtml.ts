import { DOMSerializer, type Node as ProseNode, DOMParser as ProseParser } from 'prosemirror-model';
import { markTags, type RichTextKind } from '#transformer/html/textElements.ts';
import { htmlTokens, parseHtml } from './htmlTokens.ts';
import { proseSchemas, wrapAttribute } from './proseSchema.ts';

/** Parses HTML to the editor's document. Drops unsupported content: call {@link isLossless} first. */
export function readProse(html: string, kind: RichTextKind): ProseNode {
  const root = parseHtml(html);
  if (kind === 'blocks') wrapBareText(root);
  return ProseParser.fromSchema(proseSchemas[kind]).parse(root);
}

/** Serialises the editor's document to HTML. A document without text is empty. */
export function writeProse(document: ProseNode, kind: RichTextKind): string {
  const root = window.document.implementation.createHTMLDocument('').body;
  root.append(
    DOMSerializer.fromSchema(proseSchemas[kind]).serializeFragment(document.content, {
      document: root.ownerDocument,
    }),
  );
  for (const paragraph of [...root.querySelectorAll('p')]) unwrap(paragraph);
  return document.textContent === '' && !containsAtoms(document) ? '' : root.innerHTML;
}

export function isLossless(html: string, kind: RichTextKind): boolean {
  const before = htmlTokens(parseHtml(html), kind);
  if (before.unknown.length > 0) return false;
  const after = htmlTokens(parseHtml(writeProse(readProse(html, kind), kind)), kind);
  return JSON.stringify(before.tokens) === JSON.stringify(after.tokens);
}

function containsAtoms(document: ProseNode): boolean {
  let found = false;
  document.descendants((node) => {
    if (node.isAtom && !node.isText && node.type.name !== 'br') found = true;
  });
  return found;
}

/** Wraps bare text between blocks in marked paragraphs; marks real paragraphs in lists. */
function wrapBareText(root: Element): void {
  for (const paragraph of root.querySelectorAll('li > p')) paragraph.setAttribute(wrapAttribute, 'p');
  for (const parent of [root, ...root.querySelectorAll('li, blockquote')]) {
    let wrapper: Element | undefined;
    for (const node of [...parent.childNodes]) {
      const isInline = node.nodeType === Node.TEXT_NODE || isInlineElement(node);
      const isBlank = node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() === '';
      if (!isInline) wrapper = undefined;
      else if (wrapper || !isBlank) {
        if (!wrapper) {
          wrapper = parent.ownerDocument.createElement('p');
          wrapper.setAttribute(wrapAttribute, 'bare');
          parent.insertBefore(wrapper, node);
        }
        wrapper.append(node);
      }
    }
  }
}

function isInlineElement(node: Node): boolean {
  return node instanceof Element && (node.localName === 'br' || Object.hasOwn(markTags, node.localName));
}

/** Unwraps a paragraph written without `<p>`: two adjacent ones would merge. */
function unwrap(paragraph: Element): void {
  const wrap = paragraph.getAttribute(wrapAttribute);
  paragraph.removeAttribute(wrapAttribute);
  const { parentElement: parent } = paragraph;
  const isAlone = ![...(parent?.children ?? [])].some(
    (other) => other !== paragraph && other.localName === 'p',
  );
  const isUsuallyBare = wrap === 'auto' && parent?.localName === 'li';
  if (isAlone && (wrap === 'bare' || isUsuallyBare)) paragraph.replaceWith(...paragraph.childNodes);
}
