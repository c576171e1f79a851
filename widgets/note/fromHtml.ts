import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { inParagraphs } from '#transformer/fromHtml/tree/inParagraphs.ts';
import { find } from '#transformer/fromHtml/tree/selector.ts';
import { isBlankText, isElement, isText } from '#transformer/html/treeNodes.ts';
import { isIcon, isNoteTitle, noteBoxes, noteKind, outOfNotes } from './noteSigns.ts';
import { noteTelephones } from './noteTelephones.ts';

/** Longer texts in a coloured box are sections of the article. In characters. */
const maxCharacters = 1_500;
const maxTitle = 300;

/** A call-out or a coloured group. Its words and class say how urgent it is. */
export const noteFromHtml: BlockFromHtml = {
  type: 'note',
  selector: noteBoxes,
  read(element, context) {
    const { children } = find([element], '.kg-callout-text') ?? element;
    const text = context.text(children);
    if (text === '' || text.length > maxCharacters || find(children, outOfNotes)) return undefined;
    const [first, ...others] = children.filter(
      (node) => !isBlankText(node) && (isElement(node) || isText(node)),
    );
    const hasIcon = first !== undefined && others.length > 0 && isIcon(context.text([first]));
    const parts = hasIcon || !first ? others : [first, ...others];
    const title = parts.length > 1 && isNoteTitle(parts[0]) ? context.text(parts.slice(0, 1)) : '';
    if (title.length > maxTitle || find(parts.slice(1), 'h2')) return undefined;
    const html = context.html(inParagraphs(title === '' ? parts : parts.slice(1)));
    const signs = noteKind(element, title, context.text(title === '' ? [element] : parts.slice(1)));
    const telephones = signs === 'urgent' ? noteTelephones(element) : [];
    // An urgent note must name a telephone.
    const kind = signs === 'urgent' && telephones.length === 0 ? 'caution' : signs;
    return {
      ...(kind ? { kind } : {}),
      ...(title === '' ? {} : { title }),
      html,
      ...(telephones.length > 0 ? { telephones } : {}),
    };
  },
};
