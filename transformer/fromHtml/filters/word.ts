import {
  elementNamed,
  isBlankText,
  isElement,
  type TreeElement,
  type TreeNode,
  textNode,
} from '../../html/treeNodes.ts';
import type { HtmlFilter, RewriteContext } from '../filter.ts';
import { eachElement } from '../tree/selector.ts';
import { classesOf, elementsIn, hasClass, isComment, mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';
import { type FlatItem, numberOf, withLists } from './flatLists.ts';
import { dropLanguages, footnoteList, footnoteMark, markHighlighted, styleOf } from './marks.ts';

export const word: HtmlFilter = {
  name: 'word',
  recognises: ({ html }) => /urn:schemas-microsoft-com:office:word|class=["']?Mso|mso-list:/i.test(html),
  rewrite: rewriteWord,
};

/** Also for Outlook, which uses Word's HTML. */
export function rewriteWord(nodes: TreeNode[], { note }: RewriteContext): TreeNode[] {
  dropLanguages(nodes);
  const footnotes: { id: string; content: TreeNode[] }[] = [];
  const cleaned = mapElements(nodes, (element) => {
    const { name, attribs, children, at } = element;
    const style = attribs.style ?? '';
    const part = /mso-element:\s*(comment|comment-list|footnote-list|endnote-list|footnote|endnote)\b/.exec(
      style,
    )?.[1];
    if (part === 'comment' || part === 'comment-list' || classesOf(element).includes('MsoCommentReference')) {
      const text = textOfTree(children, { withStruck: true });
      if (text !== '') note('lost', 'comment', text, at);
      return [];
    }
    if (name === 'del') {
      note('lost', 'deleted', textOfTree(children, { withStruck: true }), at);
      return [];
    }
    if (name === 'ins') return children;
    if (part === 'footnote' || part === 'endnote') {
      footnotes.push({ id: `_${attribs.id ?? ''}`, content: children });
      return [];
    }
    if (part === 'footnote-list' || part === 'endnote-list') return [];
    if (name === 'a' && /^#_(?:ftn|edn)ref\d+$/.test(attribs.href ?? '')) return [];
    const target = name === 'a' ? /^#(_(?:ftn|edn)\d+)$/.exec(attribs.href ?? '')?.[1] : undefined;
    if (target !== undefined) return [footnoteMark(target, element, note)];
    if (classesOf(element).some((each) => /^MsoToc(?:\d|Heading)$/.test(each))) {
      note('look', 'furniture', textOfTree(children, { withStruck: true }), at);
      return [];
    }
    if (/mso-(?:spacerun|tab-count)/.test(style)) return [textNode(' ')];
    markHighlighted(element, note);
    return name === 'p' ? [paragraph(element)] : undefined;
  });
  const listed = withLists(withCaptions(cleaned), itemIn, (element) =>
    classesOf(element).some((each) => each.startsWith('MsoListContinue')),
  );
  return footnotes.length === 0 ? listed : [...listed, footnoteList(footnotes)];
}

/** Word writes "Figure 1: …" as a paragraph below that of the picture. */
function withCaptions(nodes: TreeNode[]): TreeNode[] {
  const out: TreeNode[] = [];
  for (const node of nodes) {
    if (isElement(node) && hasClass(node, 'MsoCaption')) {
      const before = out.findLastIndex((each) => !isBlankText(each) && !isComment(each));
      const picture = onlyPictureIn(out[before]);
      if (picture) {
        const caption = elementNamed('figcaption', node.children);
        out.splice(before, out.length - before, elementNamed('figure', [picture, caption]));
        continue;
      }
    } else if (isElement(node)) node.children = withCaptions(node.children);
    out.push(node);
  }
  return out;
}

function onlyPictureIn(node: TreeNode | undefined): TreeElement | undefined {
  if (!node || !isElement(node) || node.name !== 'p' || textOfTree([node]) !== '') return undefined;
  const pictures = [...elementsIn(node.children)].filter(({ name }) => name === 'img');
  return pictures.length === 1 ? pictures[0] : undefined;
}

const headingStyles: ReadonlyMap<string, string> = new Map([
  ['MsoTitle', 'h1'],
  ['MsoSubtitle', 'p'],
  ['MsoQuote', 'blockquote'],
  ['MsoIntenseQuote', 'blockquote'],
]);

function paragraph(element: TreeElement): TreeElement {
  const classes = classesOf(element);
  const named = classes.flatMap((name) => headingStyles.get(name) ?? [])[0];
  const level = /^[1-6]$/.exec(styleOf(element).get('mso-outline-level') ?? '')?.[0];
  element.name = named ?? (level === undefined ? 'p' : `h${level}`);
  return element;
}

const listStyle = /mso-list:\s*l\d+ level(\d+)/;
const isMarker = /mso-list:\s*Ignore/i;
/** Their letters are pictures: Word's bullets. */
const pictureFont = /^["']?(?:symbol|webdings|wingdings)/;

/** A paragraph that Word displays as a list item. A numbered heading keeps its number as text. */
function itemIn(element: TreeElement): FlatItem[] | undefined {
  const level = listStyle.exec(element.attribs.style ?? '')?.[1];
  if (level === undefined || /^h\d$/.test(element.name)) return undefined;
  let marker = '';
  eachElement([element], (each, around) => {
    if (!isMarker.test(each.attribs.style ?? '')) return;
    const isPicture = [...around, ...elementsIn([each])].some((font) =>
      pictureFont.test(styleOf(font).get('font-family') ?? ''),
    );
    marker = isPicture ? '' : textOfTree(each.children).replaceAll('\u00a0', ' ').trim();
  });
  const content = mapElements(element.children, (each) =>
    isMarker.test(each.attribs.style ?? '') ? [] : undefined,
  );
  const number = numberOf(marker);
  // Such as "Step 1:". An o is Courier's bullet of the second level.
  const isText = number === undefined && marker !== 'o' && /[\p{L}\p{N}]/u.test(marker);
  return [
    {
      level: Number(level),
      isNumbered: number !== undefined,
      type: number?.type,
      number: number?.number,
      content: isText ? [textNode(`${marker} `), ...content] : content,
    },
  ];
}
