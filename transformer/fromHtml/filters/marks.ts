import { declarationsOf } from '../../html/declarations.ts';
import { elementNamed, type TreeElement, type TreeNode, textNode } from '../../html/treeNodes.ts';
import type { AddNote } from '../note.ts';
import { noteStruck } from '../read/headText.ts';
import { elementsIn } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';

const noStyle: ReadonlyMap<string, string> = new Map();

export function styleOf({ attribs: { style } }: TreeElement): ReadonlyMap<string, string> {
  return style === undefined ? noStyle : declarationsOf(style);
}

/** Removes `lang` and `dir`, which word processors write on every word. */
export function dropLanguages(nodes: readonly TreeNode[]): void {
  for (const { attribs } of elementsIn(nodes)) {
    delete attribs.lang;
    if (attribs.dir?.toLowerCase() !== 'rtl') delete attribs.dir;
  }
}

const plainGround =
  /^(?:|transparent|inherit|initial|none|auto|windowtext|white|#fff(?:fff)?|rgba?\(255, ?255, ?255.*|rgba\(.*, ?0\))$/;

/** Wraps text with a background colour in `mark`, with a note: authors often mark what is still to be checked. */
export function markHighlighted(element: TreeElement, note: AddNote): void {
  if (element.name !== 'span') return;
  const style = styleOf(element);
  const ground = style.get('mso-highlight') ?? style.get('background-color') ?? style.get('background') ?? '';
  const text = plainGround.test(ground) ? '' : textOfTree(element.children, { withStruck: true });
  if (text === '') return;
  note('look', 'highlighted', text, element.at);
  element.children = [elementNamed('mark', element.children)];
}

/** A superscript link to a footnote. Struck-out text in it is removed, with a note. */
export function footnoteMark(target: string, { children, at }: TreeElement, note: AddNote): TreeElement {
  noteStruck(children, note, at);
  const number = textOfTree(children);
  return elementNamed('sup', [
    elementNamed('a', [textNode(number.normalize('NFKC').replace(/^\[|\]$/g, ''))], { href: `#${target}` }),
  ]);
}

export function footnoteList(
  notes: readonly { readonly id: string; readonly content: TreeNode[] }[],
): TreeElement {
  return elementNamed(
    'ol',
    notes.map(({ id, content }) => elementNamed('li', content, { id })),
    { class: 'footnotes' },
  );
}
